import Device
import DeviceLink
import InterfaceBuilder
import QuartzCore
import UIKit

/// Draws an Interface Builder document as it will look on a device, without the app that it belongs to: objects of the
/// app's classes are drawn as the frameworks' classes that they come from.
///
/// The document goes the way that it goes in an app: it is compiled, loaded as a nib, and shown by windows. A process
/// that has a device of its own cannot draw documents, since there is but one main screen.
@MainActor package struct InterfacePicture {
    package let document: InterfaceDocument

    /// On which device; nil is one that the document fits.
    package var model: DeviceModel?

    /// The object at the top of the document's list that is drawn; nil is the one that matters most: what File's Owner
    /// has as its view, or else a window with something in it, a controller, a window, a view.
    package var subject: InterfaceObject?

    package enum Failure: Error, CustomStringConvertible {
        /// There is no window, controller or view.
        case nothingToShow(path: String)
        /// It is without extent, or larger than pictures may be.
        case badSize(path: String, CGSize)

        package var description: String {
            switch self {
            case .nothingToShow(let path): "\(path): there is nothing to show in it: no window, no controller, no view"
            case .badSize(let path, let size):
                "\(path): what is to be shown is \(size.width) × \(size.height) points large"
            }
        }
    }

    package init(_ document: InterfaceDocument, model: DeviceModel? = nil) {
        self.document = document
        self.model = model
    }

    /// - Throws: `Failure`.
    package func draw() throws -> InterfaceDrawing {
        var complaints: [String] = []
        let handler = FrameworkException.handler
        FrameworkException.handler = { complaints.append("\($0.rawValue): \($1)") }
        let views = NeighbouringViews(document.path)
        UIViewController.nibLoader = { views.load($0) }
        defer {
            FrameworkException.handler = handler
            UIViewController.nibLoader = nil
            UIScreen.configure(profile: DeviceProfile(), surface: nil)
        }
        let model = model ?? fittingModel
        // Objects ask for the screen's size while they are made.
        UIScreen.configure(profile: model.profile, surface: nil)
        let interface = LoadedInterface(document)
        guard let chosen = subject ?? SubjectChoice(interface).best, let object = interface.object(for: chosen) else {
            throw Failure.nothingToShow(path: document.path)
        }
        let stage = PictureStage(object, metrics: SimulatedMetrics(chosen), model: model)
        guard let picture = stage.photograph() else { throw Failure.badSize(path: document.path, stage.size) }
        return InterfaceDrawing(
            image: picture, scale: model.profile.scale, size: stage.size, places: places(of: interface),
            problems: interface.problems, complaints: complaints)
    }

    /// The device that the document was made for.
    private var fittingModel: DeviceModel {
        let isForTablet =
            document.targetRuntime == "IBIPadFramework"
            || document.topLevel.contains { ($0.designedSize?.width ?? 0) >= 703 }
        return DeviceModel.all.first { ($0.profile.pointWidth >= 768) == isForTablet } ?? .standard
    }

    /// Where the document's objects are in the picture.
    private func places(of interface: LoadedInterface) -> [InterfaceDrawing.Place] {
        document.objects.compactMap { object in
            guard let frame = interface.object(for: object).flatMap(frame) else { return nil }
            return InterfaceDrawing.Place(object: object, frame: frame)
        }
    }

    private func frame(of object: Any) -> CGRect? {
        switch object {
        case let view as UIView: view.window == nil ? nil : view.convert(view.bounds, to: nil)
        case let controller as UIViewController: controller.loadedView.flatMap { frame(of: $0) }
        case let item as UIBarItem: item.accessibilityFrame.isEmpty ? nil : item.accessibilityFrame
        default: nil
        }
    }
}
