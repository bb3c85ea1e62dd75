/// Keys of the dictionaries that describe PDF documents and their pages.
public enum PDFContextKey {
    /// Strings.
    public static let title = "kCGPDFContextTitle"
    public static let author = "kCGPDFContextAuthor"
    public static let subject = "kCGPDFContextSubject"
    public static let creator = "kCGPDFContextCreator"
    /// A string, or an array of strings.
    public static let keywords = "kCGPDFContextKeywords"
    /// Strings. Documents are not encrypted: a document with one of them is not made.
    public static let ownerPassword = "kCGPDFContextOwnerPassword"
    public static let userPassword = "kCGPDFContextUserPassword"
    /// Data with the bytes of a CGRect: the page's size.
    public static let mediaBox = "kCGPDFContextMediaBox"
}
