internal import CPlatform
internal import MainLoop

/// A camera of the device. In place of the world it sees a picture or a film that the device was given, or a test picture.
///
/// The device's cameras see upright pictures however the device is held: what is taken with a device on its side is wider
/// than high. As on the phone, pixels are those of a sensor that lies on its side, with an orientation beside them.
@MainActor package struct DeviceCamera {
    package typealias Position = UIImagePickerController.CameraDevice

    package let position: Position

    package nonisolated init(_ position: Position) { self.position = position }

    /// True if the model has the camera.
    package nonisolated var exists: Bool {
        platform_device_has(position == .rear ? "still-camera" : "front-facing-camera")
    }

    package nonisolated var hasFlash: Bool {
        position == .rear && exists && platform_device_has("camera-flash")
    }

    /// The width and the height of the sensor in pixels.
    package nonisolated var sensor: CGSize {
        guard position == .rear else { return CGSize(width: 640, height: 480) }
        switch platform_device_hardware().map({ String(cString: $0) }) {
        case "iPhone1,1", "iPhone1,2": return CGSize(width: 1600, height: 1200)
        case "iPhone3,1", "iPad3,1": return CGSize(width: 2592, height: 1936)
        case "iPhone4,1": return CGSize(width: 3264, height: 2448)
        case "iPod4,1", "iPad2,1": return CGSize(width: 960, height: 720)
        default: return CGSize(width: 2048, height: 1536)
        }
    }

    /// Which edge of the sensor's picture is up, by how the device is held. The front camera looks the other way, so it turns
    /// the other way.
    package var orientation: UIImage.Orientation {
        switch DeviceCamera.orientation {
        case .up where position == .front: .down
        case .down where position == .front: .up
        case let rear: rear
        }
    }

    /// The orientation of the rear camera.
    private static var orientation: UIImage.Orientation {
        let pull = UIDevice.current.acceleration
        if abs(pull.x) > abs(pull.y) { return pull.x < 0 ? .up : .down }
        return pull.y <= 0 ? .right : .left
    }

    /// What the sensor has now, with the orientation that makes it upright.
    ///
    /// - Parameter width: The number of pixels along the sensor's longer side; nil is all that it has.
    /// - Returns: nil if there is no memory for it.
    package func picture(width: CGFloat? = nil) -> UIImage? {
        let factor = width.map { $0 / sensor.width } ?? 1
        return picture(
            size: CGSize(width: (sensor.width * factor).rounded(), height: (sensor.height * factor).rounded()))
    }

    /// The same of the middle of the sensor, scaled.
    ///
    /// - Parameter size: The picture's pixels, as the sensor lies.
    package func picture(size: CGSize) -> UIImage? {
        let orientation = self.orientation
        let isOnItsSide = [.up, .down].contains(orientation)
        let upright = isOnItsSide ? size : CGSize(width: size.height, height: size.width)
        guard let scene = DeviceCamera.draw(upright, fillWithWorld) else { return nil }
        guard orientation != .up else { return scene }
        let turned = UIImage(cgImage: scene.cgImage, scale: 1, orientation: DeviceCamera.inverse(of: orientation))
        let pixels = DeviceCamera.draw(size) { turned.draw(in: $0) }?.cgImage
        return pixels.map { UIImage(cgImage: $0, scale: 1, orientation: orientation) }
    }

    private static func inverse(of orientation: UIImage.Orientation) -> UIImage.Orientation {
        switch orientation {
        case .right: .left
        case .left: .right
        default: orientation
        }
    }

    private static func draw(_ size: CGSize, _ paint: (CGRect) -> Void) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, true, 1)
        defer { UIGraphicsEndImageContext() }
        paint(CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    // MARK: The world

    /// True if what the camera sees moves by itself: a film.
    package var isMoving: Bool { film != nil }

    /// Which picture of a film is seen now, as its place in seconds; 0 for what does not move.
    package var moment: Double { film?.moment ?? 0 }

    private var film: CameraFilm? {
        guard case .film(let film) = DeviceCamera.world(before: position) else { return nil }
        return film
    }

    /// Fills an area with the middle of what is in front of the camera.
    private func fillWithWorld(_ area: CGRect) {
        let world: UIImage? =
            switch DeviceCamera.world(before: position) {
            case .picture(let image): image
            case .film(let film): film.picture
            case .none: nil
            }
        guard let world, world.size.width > 0, world.size.height > 0 else {
            return CameraTestPicture(position).draw(in: area)
        }
        let factor = max(area.width / world.size.width, area.height / world.size.height)
        let size = CGSize(width: world.size.width * factor, height: world.size.height * factor)
        world.draw(
            in: CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height))
    }

    private enum World {
        case picture(UIImage)
        case film(CameraFilm)
    }

    private static var worlds: [Position: World?] = [:]
    private static var isWatching = false

    /// Posted, once somebody watches, when a camera may see something else than before.
    package static let viewDidChangeNotification = Notification.Name("VergerCameraViewDidChange")

    /// Begins to hear of what the cameras see, and of how the device is held.
    package static func watch() {
        guard !isWatching else { return }
        isWatching = true
        DeviceServices.listen { message in
            guard case .mediaChanged = message else { return }
            worlds = [:]
            viewDidChange()
        }
        var former = orientation
        UIDevice.didAccelerate = {
            guard orientation != former else { return }
            former = orientation
            viewDidChange()
        }
    }

    private static func viewDidChange() {
        NotificationCenter.default.post(name: viewDidChangeNotification, object: nil)
    }

    /// The picture or film that the device was given for a camera; nil if there is none.
    private static func world(before position: Position) -> World? {
        watch()
        if let known = worlds[position] { return known }
        let folder = ProcessInfo.processInfo.environment["VERGER_CAMERA"]
        let data = folder.flatMap { PhotoLibrary.data(ofFile: $0 + (position == .rear ? "/rear" : "/front")) }
        let picture = data.flatMap { UIImage(data: $0) }.map { World.picture($0) }
        let world = picture ?? data.flatMap { CameraFilm($0) }.map { World.film($0) }
        worlds[position] = .some(world)
        return world
    }
}
