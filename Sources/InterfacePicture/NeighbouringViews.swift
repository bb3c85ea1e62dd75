import Foundation
import InterfaceBuilder
import UIKit

/// Gives the controllers of a document their views: those of the documents beside it that they name, or else a
/// placeholder.
@MainActor final class NeighbouringViews {
    private let folder: String
    /// The documents that are being loaded: they may name each other in a circle.
    private var names: [String] = []

    /// - Parameter path: The document's.
    init(_ path: String) { folder = (path as NSString).deletingLastPathComponent }

    /// - Returns: whether the controller has a view now.
    func load(_ controller: UIViewController) -> Bool {
        guard let name = controller.nibName, !name.isEmpty else {
            // A table makes itself; any other view the app makes in code.
            if !(controller is UITableViewController) { controller.view = PlaceholderView("View") }
            return controller.loadedView != nil
        }
        let path = (folder as NSString).appendingPathComponent(name + ".xib")
        if !names.contains(name), names.count < 4, let document = try? InterfaceFile.read(path: path) {
            names.append(name)
            _ = LoadedInterface(document, owner: controller)
            names.removeLast()
        }
        if controller is UITableViewController {
            if !(controller.loadedView is UITableView) {
                controller.view = UITableView(frame: UIScreen.main.applicationFrame, style: .plain)
            }
        } else if controller.loadedView == nil {
            controller.view = PlaceholderView("View\nLoaded From “\(name)”")
        }
        return true
    }
}
