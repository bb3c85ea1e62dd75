/// What a grid of small pictures shows.
@MainActor package protocol ThumbnailSource: AnyObject {
    var thumbnailCount: Int { get }
    /// What a picture is called.
    func thumbnailLabel(at index: Int) -> String
    /// A picture as large as the grid shows it, or larger; nil for one that cannot be read.
    func thumbnail(at index: Int) -> UIImage?
    func thumbnailTapped(at index: Int)
    /// A line below the pictures; nil for none.
    var thumbnailSummary: String? { get }
}
