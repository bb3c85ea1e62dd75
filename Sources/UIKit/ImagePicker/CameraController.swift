internal import MainLoop

/// The screen of the camera: what it sees, and a bar with the shutter. A picture that was taken fills the screen until the
/// user takes another one or uses it.
final class CameraController: UIViewController {
    private weak var picker: UIImagePickerController?
    private let finder = UIImageView()
    private let overlayPlace = UIView()
    private let bar = UIToolbar()
    private let flashButton = CameraButton()
    private let turnButton = CameraButton()
    private weak var overlay: UIView?
    private var taken: UIImage?
    private var hidStatusBar = false
    private var observer: NSObjectProtocol?
    private var isNextScheduled = false

    private static let barHeight: CGFloat = 53
    /// From the shutter to the picture, in seconds.
    private static let exposure = 0.3
    /// Between two views of what moves, in seconds.
    private static let frameDuration = 1.0 / 30

    init(of picker: UIImagePickerController) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        title = "Camera"
        wantsFullScreenLayout = true
    }

    required init?(coder: NSCoder) { return nil }

    isolated deinit { endWatching() }

    // MARK: Views

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .black
        view.clipsToBounds = true
        finder.contentMode = .scaleAspectFill
        finder.clipsToBounds = true
        finder.isAccessibilityElement = true
        finder.accessibilityTraits = .image
        view.addSubview(finder)
        view.addSubview(overlayPlace)
        bar.barStyle = .blackOpaque
        view.addSubview(bar)
        flashButton.accessibilityIdentifier = "flash"
        flashButton.addAction(UIAction { [weak self] _ in self?.changeFlash() }, for: .touchUpInside)
        turnButton.setTitle("Switch", for: .normal)
        turnButton.accessibilityLabel = "Switch Camera"
        turnButton.addAction(UIAction { [weak self] _ in self?.changeCamera() }, for: .touchUpInside)
        view.addSubview(flashButton)
        view.addSubview(turnButton)
        self.view = view
        update()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds
        // The finder may be transformed, so it has no frame of its own.
        finder.bounds = CGRect(x: 0, y: 0, width: area.width, height: (area.width * 4 / 3).rounded())
        finder.center = CGPoint(x: area.midX, y: finder.bounds.height / 2)
        overlayPlace.frame = area
        let height = CameraController.barHeight
        bar.frame = CGRect(x: 0, y: area.height - height, width: area.width, height: height)
        flashButton.frame = CGRect(x: 10, y: 10, width: 74, height: 35)
        turnButton.frame = CGRect(x: area.width - 84, y: 10, width: 74, height: 35)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        if navigationController?.popover == nil, !UIApplication.shared.isStatusBarHidden {
            hidStatusBar = true
            UIApplication.shared.setStatusBarHidden(true, animated: animated)
        }
        taken = nil
        beginWatching()
        update()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if hidStatusBar { UIApplication.shared.setStatusBarHidden(false, animated: animated) }
        hidStatusBar = false
        endWatching()
    }

    // MARK: What the camera sees

    private var camera: DeviceCamera { DeviceCamera(picker?.camera.device ?? .rear) }

    private func beginWatching() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: DeviceCamera.viewDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.showView() } }
        DeviceCamera.watch()
    }

    private func endWatching() {
        guard let observer else { return }
        NotificationCenter.default.removeObserver(observer)
        self.observer = nil
    }

    private func showView() {
        guard taken == nil else { return }
        let width = (view.bounds.width * 4 / 3 * UIScreen.main.scale).rounded()
        // The finder shows the sensor as it lies in the device, so that what is seen stands upright however that is held. The
        // front camera's is a mirror.
        let orientation = camera.position == .front ? UIImage.Orientation.leftMirrored : .right
        finder.image = camera.picture(width: width).map {
            UIImage(cgImage: $0.cgImage, scale: 1, orientation: orientation)
        }
        finder.accessibilityLabel = "Viewfinder"
        showNextView()
    }

    /// A film goes on while it is watched.
    private func showNextView() {
        guard observer != nil, camera.isMoving, !isNextScheduled else { return }
        isNextScheduled = true
        _ = MainLoop.main.schedule(at: CACurrentMediaTime() + CameraController.frameDuration) { [weak self] in
            self?.isNextScheduled = false
            if self?.observer != nil { self?.showView() }
        }
    }

    /// Shows what the app has set, and whether a picture is being looked at.
    func update() {
        guard isViewLoaded, let settings = picker?.camera else { return }
        if let taken {
            finder.image = taken
            finder.accessibilityLabel = "Preview"
            finder.transform = .identity
        } else {
            finder.transform = settings.transform
            showView()
        }
        finder.contentMode = taken == nil ? .scaleAspectFill : .scaleAspectFit
        show(taken == nil ? settings.overlay : nil)
        let hasControls = settings.showsControls
        bar.isHidden = !hasControls
        bar.setItems(taken == nil ? finderItems() : reviewItems(), animated: false)
        let isModern = UIDevice.current.systemVersion.compare("4.0", options: .numeric) != .orderedAscending
        flashButton.isHidden = !hasControls || taken != nil || !camera.hasFlash || !isModern
        let hasBoth = DeviceCamera(.rear).exists && DeviceCamera(.front).exists
        turnButton.isHidden = !hasControls || taken != nil || !hasBoth || !isModern
        let mode =
            switch settings.flash {
            case .off: "Off"
            case .auto: "Auto"
            case .on: "On"
            }
        flashButton.setTitle(mode, for: .normal)
        flashButton.accessibilityLabel = "Flash \(mode)"
    }

    private func show(_ view: UIView?) {
        if view === overlay, view?.superview === overlayPlace || view == nil { return }
        overlay?.removeFromSuperview()
        overlay = view
        if let view { overlayPlace.addSubview(view) }
    }

    private func finderItems() -> [UIBarButtonItem] {
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.onTap = { [weak self] in self?.picker?.cancel() }
        let shutter = ShutterButton()
        shutter.addAction(UIAction { [weak self] _ in self?.takePicture() }, for: .touchUpInside)
        // As wide as Cancel, so that the shutter is in the middle.
        let counterpart = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        counterpart.width = 60
        return [cancel, space(), UIBarButtonItem(customView: shutter), space(), counterpart]
    }

    private func reviewItems() -> [UIBarButtonItem] {
        let retake = UIBarButtonItem(title: "Retake", style: .bordered, target: nil, action: nil)
        retake.onTap = { [weak self] in
            self?.taken = nil
            self?.update()
        }
        let use = UIBarButtonItem(title: "Use", style: .done, target: nil, action: nil)
        use.onTap = { [weak self] in
            if let self, let taken { picker?.use(taken) }
        }
        return [retake, space(), use]
    }

    private func space() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    // MARK: Actions

    private func changeFlash() {
        guard let picker else { return }
        let next: [UIImagePickerController.CameraFlashMode: UIImagePickerController.CameraFlashMode] = [
            .auto: .on, .on: .off, .off: .auto,
        ]
        picker.cameraFlashMode = next[picker.cameraFlashMode] ?? .auto
    }

    private func changeCamera() {
        guard let picker else { return }
        picker.cameraDevice = picker.cameraDevice == .rear ? .front : .rear
    }

    /// Takes a picture. With the frameworks' controls the user sees it first, otherwise it goes to the delegate.
    func takePicture() {
        guard taken == nil, view.window != nil, let picture = camera.picture() else { return }
        _ = MainLoop.main.schedule(at: CACurrentMediaTime() + CameraController.exposure) { [weak self] in
            self?.didTake(picture)
        }
    }

    private func didTake(_ picture: UIImage) {
        guard let picker, view.window != nil else { return }
        guard picker.camera.showsControls else { return picker.use(picture) }
        if picker.allowsEditing { return picker.edit(picture) }
        taken = picture
        update()
    }
}
