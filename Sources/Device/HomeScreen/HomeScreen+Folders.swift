import Foundation
import UIKit

/// Folders open where they are: the screen parts below the folder's icon, and what is beside the folder fades.
extension HomeScreen {
    /// How long the screen takes to part and to close, in seconds.
    static let folderAnimation = 0.3

    /// How far what is at this height moves for the open folder.
    func shift(at y: CGFloat) -> CGFloat { opening?.shift(at: y) ?? 0 }

    /// Whether a point is beside the open folder.
    func isAside(_ point: CGPoint) -> Bool { opening != nil && panel?.frame.contains(point) == false }

    /// Whether an icon fades while the folder is open.
    func isAside(_ icon: IconView, in row: HomeLayout.Row) -> Bool {
        guard let opening else { return false }
        if case .folder = row { return false }
        return icon.icon.id != .folder(opening.folder)
    }

    func openFolder(_ number: Int) {
        guard opening?.folder != number, let folder = layout.folder(number) else { return }
        closeFolder(isAnimated: false)
        let panel = FolderPanel(folder.name, metrics)
        panel.isEditing = isEditing
        panel.onRename = { [weak self] in self?.rename(number, to: $0) }
        panel.onEditingChange = { [weak self] in self?.renamingDidChange() }
        insertSubview(panel, at: 0)
        self.panel = panel
        guard let target = makeOpening(number) else { return }
        let notch = FolderNotch(pointsDown: target.isInDock)
        insertSubview(notch, aboveSubview: lower)
        self.notch = notch
        partWallpaper(at: target.line)
        // From where it begins: nothing is between the parts yet.
        place(panel, notch, FolderOpening(closed: target))
        for (index, item) in layout[.folder(number)].enumerated() {
            guard let icon = icons[item.id], !icon.isLifted else { continue }
            panel.addSubview(icon)
            icon.center = restingCenter(.folder(number), index)
        }
        opening = target
        UIView.animate(
            withDuration: HomeScreen.folderAnimation, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { self.arrange(isAnimated: false) })
    }

    func closeFolder() { closeFolder(isAnimated: true) }

    func closeFolder(isAnimated: Bool) {
        guard let panel, let notch, let former = opening else { return }
        panel.endRenaming()
        opening = nil
        self.panel = nil
        self.notch = nil
        let leftovers = layout[.folder(former.folder)].compactMap { icons[$0.id] }.filter { !$0.isLifted }
        let end = { [weak self] in
            panel.removeFromSuperview()
            notch.removeFromSuperview()
            if self?.opening == nil { self?.joinWallpaper() }
        }
        guard isAnimated else {
            arrange(isAnimated: false)
            place(panel, notch, FolderOpening(closed: former))
            return end()
        }
        panel.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: HomeScreen.folderAnimation, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                self.arrange(isAnimated: false)
                // Its icons stay on it until it is gone.
                for icon in leftovers where icon.superview == nil { panel.addSubview(icon) }
                self.place(panel, notch, FolderOpening(closed: former))
            }, completion: { _ in end() })
    }

    /// Fits the parts of the screen to what is in the open folder now.
    func updateFolder() {
        if let opening, let present = makeOpening(opening.folder) {
            self.opening = present
        }
        panel?.isEditing = isEditing
        dock.frame.origin.y = bounds.height - metrics.dockHeight + shift(at: bounds.height)
        // The dots belong to the dock, unless its folder is open.
        let dotsShift = opening.map { $0.isInDock ? -$0.rise : $0.fall } ?? 0
        dots.frame.origin.y = bounds.height - metrics.dockHeight - 20 + dotsShift
        guard let panel, let notch, let opening else { return }
        place(panel, notch, opening)
    }

    private func place(_ panel: FolderPanel, _ notch: FolderNotch, _ opening: FolderOpening) {
        panel.frame = opening.panel(width: bounds.width)
        upper.frame.origin.y = -opening.rise
        lower.frame.origin.y = opening.line + opening.fall
        let y = opening.isInDock ? panel.frame.maxY : panel.frame.minY - FolderNotch.size.height
        notch.frame.origin = CGPoint(x: opening.notch - FolderNotch.size.width / 2, y: y)
    }

    private func makeOpening(_ number: Int) -> FolderOpening? {
        guard let folder = layout.folder(number), let place = layout.place(of: .folder(number)) else { return nil }
        return FolderOpening(
            of: number, at: place, center: restingCenter(place.row, place.index), count: folder.apps.count,
            on: bounds.size, metrics, covered: panel?.isRenaming == true ? metrics.keyboardHeight : 0)
    }

    // MARK: The background

    private func partWallpaper(at line: CGFloat) {
        upper.part = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        lower.part = CGRect(x: 0, y: line, width: bounds.width, height: bounds.height - line)
        lower.isHidden = false
    }

    private func joinWallpaper() {
        upper.part = bounds
        upper.frame = bounds
        lower.isHidden = true
    }

    // MARK: The name

    private func rename(_ number: Int, to name: String) {
        layout.rename(folder: number, to: name)
        icons.update(layout.folders)
        onLayoutChange?(layout)
    }

    private func renamingDidChange() {
        UIView.animate(
            withDuration: HomeScreen.folderAnimation, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { self.arrange(isAnimated: false) })
    }
}
