/// A diagnostic to be repaired, with its source and the declarations of names.
struct MendingCase {
    let diagnostic: Diagnostic
    /// The source with the problem.
    let text: MendableSource
    /// The offset of the problem in the source.
    let offset: Int
    /// Whether the source is compiled with automatic reference counting.
    let isCounted: Bool
    let declarations: DeclarationSearch
    /// The header search folders.
    let headerFolders: [String]

    var quoted: [String] { diagnostic.quoted }

    /// The name of the class or category whose `@implementation` or `@interface` contains the problem, and the offset
    /// of the keyword.
    func owner(_ keyword: String) -> (name: String, start: Int)? {
        guard let start = text.last(word: keyword, before: offset), let name = text.name(at: start + keyword.utf8.count)
        else { return nil }
        return (text.text(name), start)
    }
}
