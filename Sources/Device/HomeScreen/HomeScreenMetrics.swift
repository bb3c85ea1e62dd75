import Foundation

/// Where things are on a home screen, in points.
struct HomeScreenMetrics: Equatable {
    let isPad: Bool
    let columns: Int
    let rows: Int
    /// The upper left of the first icon's view.
    private(set) var origin: CGPoint
    /// From one icon to the next.
    private(set) var pitch: CGSize
    /// An icon with its label.
    let iconSize: CGSize
    /// The icon itself is a square.
    let iconSide: CGFloat
    let iconRadius: CGFloat
    let dockHeight: CGFloat
    /// How many icons the dock has room for.
    let dockCount: Int
    /// From one icon of the dock to the next.
    let dockPitch: CGFloat
    /// From the dock's upper edge to the upper edge of an icon's view.
    let dockInset: CGFloat
    /// The height of the row of the apps that were used last, which shows as many icons at once as the dock has.
    let trayHeight: CGFloat
    /// How many icons a folder has room for.
    let folderCount: Int
    /// From one line of icons in an open folder to the next.
    let folderPitch: CGFloat
    /// That of the upright keyboard.
    let keyboardHeight: CGFloat
    /// The height of an open folder's name above its icons.
    let folderHeader: CGFloat

    func capacity(_ look: HomeScreenLook) -> HomeLayout.Capacity {
        HomeLayout.Capacity(page: columns * rows, dock: dockCount, folder: look.hasFolders ? folderCount : 0)
    }

    static let phone = HomeScreenMetrics(
        isPad: false, columns: 4, rows: 4, origin: CGPoint(x: 8, y: 27), pitch: CGSize(width: 76, height: 88),
        iconSize: CGSize(width: 76, height: 88), iconSide: 57, iconRadius: 10, dockHeight: 91,
        dockCount: 4, dockPitch: 76, dockInset: 3, trayHeight: 94, folderCount: 12,
        folderPitch: 88, keyboardHeight: 216, folderHeader: 44)

    static let pad = HomeScreenMetrics(
        isPad: true, columns: 4, rows: 5, origin: CGPoint(x: 64, y: 62), pitch: CGSize(width: 180, height: 164),
        iconSize: CGSize(width: 100, height: 104), iconSide: 72, iconRadius: 12.5, dockHeight: 128,
        dockCount: 6, dockPitch: 122, dockInset: 12, trayHeight: 128, folderCount: 20,
        folderPitch: 124, keyboardHeight: 264, folderHeader: 52)

    /// The upper left of the icon at a place, counted from the upper left of a page.
    func origin(ofIcon place: Int) -> CGPoint {
        CGPoint(
            x: origin.x + pitch.width * CGFloat(place % columns), y: origin.y + pitch.height * CGFloat(place / columns))
    }

    /// The upper left of the icon at a place in an open folder, counted from the folder's upper left.
    func origin(ofFolderIcon place: Int) -> CGPoint {
        CGPoint(
            x: origin.x + pitch.width * CGFloat(place % columns),
            y: folderHeader + folderPitch * CGFloat(place / columns))
    }

    /// The place in an open folder that a point is nearest to; it may be beyond the last icon.
    func folderPlace(at point: CGPoint) -> Int {
        let column = Int(((point.x - origin.x) / pitch.width).rounded(.down))
        let row = Int(((point.y - folderHeader) / folderPitch).rounded(.down))
        return max(row, 0) * columns + min(max(column, 0), columns - 1)
    }

    /// The height of an open folder with so many icons.
    func folderHeight(of count: Int) -> CGFloat {
        folderHeader + folderPitch * CGFloat(max((count + columns - 1) / columns, 1)) + 6
    }

    /// The upper left of one of `count` icons in the dock, counted from the upper left of a screen.
    func origin(ofDockIcon place: Int, of count: Int, on screen: CGSize) -> CGPoint {
        let width = dockPitch * CGFloat(count - 1) + iconSize.width
        let x = ((screen.width - width) / 2).rounded() + dockPitch * CGFloat(place)
        return CGPoint(x: x, y: screen.height - dockHeight + dockInset)
    }

    /// The place of a page that a point is nearest to; it may be beyond the last icon.
    func place(at point: CGPoint) -> Int {
        let column = Int(((point.x - origin.x) / pitch.width).rounded(.down))
        let row = Int(((point.y - origin.y) / pitch.height).rounded(.down))
        return min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)
    }

    /// The place among `count` icons of the dock that a point is nearest to.
    func dockPlace(at point: CGPoint, of count: Int, on screen: CGSize) -> Int {
        let first = origin(ofDockIcon: 0, of: count, on: screen).x - (dockPitch - iconSize.width) / 2
        return min(max(Int(((point.x - first) / dockPitch).rounded(.down)), 0), max(count - 1, 0))
    }

    /// Makes the lines of a page a little closer, below a status bar that is higher than usual.
    func below(_ statusBarHeight: CGFloat) -> HomeScreenMetrics {
        let excess = statusBarHeight - HomeScreenMetrics.usualStatusBar
        guard excess > 0, !isPad else { return self }
        var metrics = self
        metrics.origin.y += excess * 0.7
        metrics.pitch.height -= excess * 0.2
        return metrics
    }

    private static let usualStatusBar: CGFloat = 20

    /// The measures for a screen that wide.
    static func fitting(width: CGFloat) -> HomeScreenMetrics { width < 700 ? .phone : .pad }
}
