internal import Archiving
internal import DeviceLink

/// What every app does between its start and its first picture, with views that nobody sees: reads a nib, talks to its
/// device, lays out, draws and composites a label.
///
/// The parent of apps rehearses, so that its apps find what the Swift runtime has looked up and the fonts' glyphs; so does
/// each process that waits to become an app, so that the pages which a launch writes are its own before there is a launch.
/// Nothing of a rehearsal is left that an app could find: no object, no descriptor, no time.
@MainActor package enum LaunchRehearsal {
    /// The nib, as in a file: made by the first rehearsal.
    private static var nib: Data?

    private static let scale: CGFloat = 2

    package static func run() {
        let formerScale = ScreenScale.current
        ScreenScale.current = scale
        MediaClock.fixedTime = 0
        defer {
            ScreenScale.current = formerScale
            MediaClock.fixedTime = nil
        }
        talk()
        if let view = readNib() { draw(view) }
    }

    // MARK: The link

    /// Sends what a device and an app say to each other at first, from one end of a link to the other.
    private static func talk() {
        guard let ends = try? SocketPair.make() else { return }
        let device = DeviceSideConnection(fileDescriptor: ends.device)
        let app = AppSideConnection(fileDescriptor: ends.app)
        let damage = DamageRect(x: 0, y: 0, width: 1, height: 1)
        try? device.send(.hello(DeviceMessage.Hello(profile: DeviceProfile(scale: Double(scale)))))
        try? app.send(.ready(version: DeviceLinkLimits.version, processIdentifier: 0))
        try? app.send(.launched)
        try? app.send(.frame(sequence: 1, damage: [damage]))
        _ = try? app.receive()
        _ = try? device.receive()
        try? device.send(.frameDone(sequence: 1))
        try? device.send(.becomeActive)
        _ = try? app.receive()
    }

    // MARK: The nib

    private static func readNib() -> UIView? {
        if nib == nil { nib = makeNib() }
        guard let nib, let file = try? NibFile(data: nib, name: "rehearsal") else { return nil }
        return NibLoader(file, owner: nil).load()?.first as? UIView
    }

    private static func makeNib() -> Data? {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
        view.backgroundColor = .white
        let label = UILabel(frame: view.bounds)
        label.text = "Hello, World!"
        label.textAlignment = .center
        view.addSubview(label)
        let encoder = ArchiveEncoder()
        encoder.nameObject = { (String(describing: type(of: $0)), []) }
        for list in ["UINibObjectsKey", "UINibTopLevelObjectsKey"] { encoder.encode([view] as NSArray, forKey: list) }
        return try? KeyedArchive.write(encoder.graph)
    }

    // MARK: The picture

    private static func draw(_ view: UIView) {
        let (width, height) = (Int(view.bounds.width * scale), Int(view.bounds.height * scale))
        guard let surface = Surface(width: width, height: height) else { return }
        let host = LayerHost(surface: surface, scale: scale)
        host.rootLayer.addSublayer(view.layer)
        _ = host.render(at: 0)
        view.layer.removeFromSuperlayer()
        _ = host.render(at: 0)
        CATransaction.flush()
    }
}
