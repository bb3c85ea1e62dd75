/// Something that clang refuses, where it stands, and what can be asked about it.
struct MendingCase {
    let diagnostic: Diagnostic
    /// The source with the place in it.
    let text: MendableSource
    /// The place in it.
    let offset: Int
    /// Whether the source is compiled with automatic reference counting.
    let isCounted: Bool
    let declarations: DeclarationSearch
    /// Folders in which headers are looked for.
    let headerFolders: [String]

    var quoted: [String] { diagnostic.quoted }

    /// The name of the class whose `@implementation` or `@interface` the place is in, and where that begins.
    func owner(_ keyword: String) -> (name: String, start: Int)? {
        guard let start = text.last(word: keyword, before: offset), let name = text.name(at: start + keyword.utf8.count)
        else { return nil }
        return (text.text(name), start)
    }
}
