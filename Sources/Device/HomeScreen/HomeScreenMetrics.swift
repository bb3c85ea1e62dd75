import Foundation

/// Where things are on a home screen, in points.
struct HomeScreenMetrics: Equatable {
    let columns: Int
    let rows: Int
    /// The upper left of the first icon's view.
    let origin: CGPoint
    /// From one icon to the next.
    let pitch: CGSize
    /// An icon with its label.
    let iconSize: CGSize
    /// The icon itself is a square.
    let iconSide: CGFloat
    let iconRadius: CGFloat
    let dockHeight: CGFloat

    var perPage: Int { columns * rows }

    static let phone = HomeScreenMetrics(
        columns: 4, rows: 4, origin: CGPoint(x: 8, y: 27), pitch: CGSize(width: 76, height: 88),
        iconSize: CGSize(width: 76, height: 88), iconSide: 57, iconRadius: 10, dockHeight: 91)

    static let pad = HomeScreenMetrics(
        columns: 4, rows: 5, origin: CGPoint(x: 64, y: 62), pitch: CGSize(width: 180, height: 164),
        iconSize: CGSize(width: 100, height: 104), iconSide: 72, iconRadius: 12.5, dockHeight: 128)

    /// The measures for a screen that wide.
    static func fitting(width: CGFloat) -> HomeScreenMetrics { width < 700 ? .phone : .pad }
}
