/// Where the lines of a text layer are cut when they do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCATruncationNone
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// - ObjC: kCATruncationStart
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// - ObjC: kCATruncationEnd
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// - ObjC: kCATruncationMiddle
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAAlignmentNatural
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// - ObjC: kCAAlignmentLeft
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// - ObjC: kCAAlignmentRight
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// - ObjC: kCAAlignmentCenter
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// - ObjC: kCAAlignmentJustified
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
