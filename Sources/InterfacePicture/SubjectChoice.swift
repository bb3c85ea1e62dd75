import InterfaceBuilder
import UIKit

/// Which of the objects at the top of a document its picture is of.
@MainActor struct SubjectChoice {
    private let interface: LoadedInterface

    init(_ interface: LoadedInterface) { self.interface = interface }

    var best: InterfaceObject? {
        if let view = viewOfOwner { return view }
        let ranked = interface.document.topLevel.compactMap { object in
            interface.object(for: object).flatMap(rank).map { (object: object, rank: $0) }
        }
        return ranked.min { $0.rank < $1.rank }?.object
    }

    private var viewOfOwner: InterfaceObject? {
        let outlet = interface.document.connections.first {
            $0.kind == .outlet && $0.label == "view" && $0.source.identifier == "-1"
        }
        guard let view = outlet?.destination, interface.object(for: view) is UIView else { return nil }
        return view
    }

    private func rank(_ object: Any) -> Int? {
        switch object {
        case let window as UIWindow: window.rootViewController == nil && window.subviews.isEmpty ? 2 : 0
        case is UIViewController: 1
        case is UIView: 3
        default: nil
        }
    }
}
