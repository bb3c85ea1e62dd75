import Foundation

/// Which place of the layout a point of the screen belongs to.
extension HomeScreen {
    /// The open folder, the dock or the page that a point is in.
    func row(at point: CGPoint) -> HomeLayout.Row {
        if let opening, !isAside(point) { return .folder(opening.folder) }
        return point.y >= bounds.height - metrics.dockHeight ? .dock : .page(page)
    }

    /// Where an icon comes to that is let go of at a point.
    func place(at point: CGPoint, for id: HomeItem.ID) -> HomeLayout.Place {
        let row = row(at: point)
        let others = layout[row].filter { $0.id != id }.count
        switch row {
        case .dock: return HomeLayout.Place(row, metrics.dockPlace(at: point, of: others + 1, on: bounds.size))
        case .page: return HomeLayout.Place(row, min(metrics.place(at: point), others))
        case .folder:
            let origin = panel?.frame.origin ?? .zero
            let inPanel = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            return HomeLayout.Place(row, min(metrics.folderPlace(at: inPanel), others))
        }
    }
}
