import Foundation

/// How the home screen parts for a folder that is opened: at a line below the folder's icon, above which what is there
/// moves up, and below which it moves down. For a folder of the dock the line is above the dock.
struct FolderOpening: Equatable {
    /// The folder's number.
    let folder: Int
    /// Where the screen parts, in points from its top while no folder is open.
    let line: CGFloat
    /// How far what is above the line moves up, and what is below it moves down.
    let rise: CGFloat
    let fall: CGFloat
    /// The middle of the folder's icon, to which the notch points.
    let notch: CGFloat
    let isInDock: Bool

    /// The folder's panel on the screen.
    func panel(width: CGFloat) -> CGRect { CGRect(x: 0, y: line - rise, width: width, height: rise + fall) }

    /// How far a thing that is at a height of the whole screen has moved.
    func shift(at y: CGFloat) -> CGFloat { y < line ? -rise : fall }

    /// - Parameters:
    ///   - center: the middle of the folder's icon, while no folder is open.
    ///   - count: how many icons it shows.
    ///   - covered: how much of the screen the keyboard covers, in points from the bottom, while the name is edited.
    init(
        of folder: Int, at place: HomeLayout.Place, center: CGPoint, count: Int, on screen: CGSize,
        _ metrics: HomeScreenMetrics, covered: CGFloat
    ) {
        self.folder = folder
        notch = center.x
        isInDock = place.row == .dock
        let height = metrics.folderHeight(of: count)
        let room = screen.height - covered
        if isInDock {
            line = screen.height - metrics.dockHeight
            // The name must stay above the keyboard.
            let excess = covered > 0 ? max(0, line - height + metrics.folderHeader - room) : 0
            rise = height + excess
            fall = -excess
        } else {
            let row = place.index / metrics.columns
            line = metrics.origin.y + metrics.pitch.height * CGFloat(row) + metrics.iconSize.height + 3
            let needed = covered > 0 ? metrics.folderHeader : height
            rise = max(0, line + needed - room)
            fall = height - rise
        }
    }

    /// The same place while nothing has moved yet.
    init(closed other: FolderOpening) {
        folder = other.folder
        line = other.line
        (rise, fall) = (0, 0)
        notch = other.notch
        isInDock = other.isInDock
    }
}
