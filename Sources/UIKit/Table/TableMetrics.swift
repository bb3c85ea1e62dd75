/// Lengths of tables, in points, times in seconds, and the limits within which a data source is believed.
enum TableMetrics {
    static let rowHeight: CGFloat = 44
    static let plainEdgeHeight: CGFloat = 22
    static let groupedEdgeHeight: CGFloat = 10
    /// The space above the first header of a grouped table if it has a title, in points.
    static let groupedMargin: CGFloat = 11
    /// The width of the section index, in points.
    static let indexWidth: CGFloat = 30

    /// The duration of the animations for inserted, deleted and moved rows, in seconds.
    static let updateDuration: TimeInterval = 0.3
    /// The duration in which rows make room for a dragged one, in seconds.
    static let makeRoomDuration: TimeInterval = 0.25

    /// A row that is higher is cut.
    static let highestRow: CGFloat = 1_000_000
    /// A section with more rows, or a table with more sections, shows no more.
    static let mostRows = 1 << 24
    static let mostSections = 1 << 17

    /// A height as the app says it: no number or less than nothing is nothing.
    static func height(_ height: CGFloat) -> CGFloat { height > 0 ? min(height, highestRow) : 0 }
}
