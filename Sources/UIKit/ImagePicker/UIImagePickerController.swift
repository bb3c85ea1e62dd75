/// Lets the user pick a picture or a film from the device's photo library, or take a picture.
///
/// The library is shown as a list of albums, an album as a grid of thumbnails. A picture that is tapped is picked at once;
/// with ``allowsEditing`` the user moves and scales it first. See Apple's *Camera Programming Topics for iOS*.
@MainActor open class UIImagePickerController: UINavigationController {
    final let library = PhotoLibrary.ofDevice
    final let cache = ThumbnailCache()

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        showSource()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showSource()
    }

    /// Is told of the user's choice. Not retained.
    public final weak var delegate: (any UIImagePickerControllerDelegate)? {
        didSet { navigationDelegate = delegate }
    }

    // MARK: What is shown

    private final var chosenSource = SourceType.photoLibrary

    /// Where pictures come from. The default is the photo library.
    ///
    /// Raises NSInvalidArgumentException for a source that is not available.
    open var sourceType: SourceType {
        get { chosenSource }
        set {
            guard newValue != chosenSource else { return }
            guard UIImagePickerController.isSourceTypeAvailable(newValue) else {
                return FrameworkException.raise(.invalidArgument, "Source type \(newValue.rawValue) not available")
            }
            chosenSource = newValue
            showSource()
        }
    }

    private final var chosenTypes = ["public.image"]

    /// The kinds of media to show, uniform type identifiers: "public.image", which is the default, and "public.movie".
    ///
    /// Raises NSInvalidArgumentException for an empty array, and if none of the types is available.
    open var mediaTypes: [String] {
        get { chosenTypes }
        set {
            guard newValue.contains(where: MediaType.all.contains) else {
                return FrameworkException.raise(
                    .invalidArgument, "No available types for source \(chosenSource.rawValue)")
            }
            chosenTypes = newValue
        }
    }

    /// True if the user may move and scale a picture before it is picked. The default is false.
    open var allowsEditing = false

    /// What ``allowsEditing`` was called before iPhone OS 3.1.
    open var allowsImageEditing: Bool {
        get { allowsEditing }
        set { allowsEditing = newValue }
    }

    /// The longest film, in seconds. The default is ten minutes.
    /// - Status: stub
    open var videoMaximumDuration: TimeInterval = 600

    /// How good films are that are taken or picked. The default is medium.
    /// - Status: stub
    open var videoQuality = QualityType.typeMedium

    private final func showSource() {
        if chosenSource == .camera { return setViewControllers([CameraController(of: self)], animated: false) }
        let album = PickerAlbumController(of: self, showing: nil)
        guard chosenSource != .savedPhotosAlbum else { return setViewControllers([album], animated: false) }
        let list = PhotoAlbumListController(
            "Photo Albums", of: library, cache: cache, albums: { [weak self] in self?.albums ?? [] },
            onSelect: { [weak self] album in
                guard let self else { return }
                pushViewController(PickerAlbumController(of: self, showing: album), animated: true)
            })
        list.navigationItem.rightBarButtonItem = makeCancelButton()
        setViewControllers([list], animated: false)
    }

    /// The albums that have something of the wanted kinds.
    final var albums: [PhotoAlbum] { library.albums.map(wanted).filter { !$0.photos.isEmpty } }

    /// What an album has of the wanted kinds.
    final func wanted(_ album: PhotoAlbum) -> PhotoAlbum {
        album.only(pictures: chosenTypes.contains(MediaType.image), films: chosenTypes.contains(MediaType.movie))
    }

    /// Raises NSInvalidArgumentException on an iPad if the picker is not in a popover.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A tap outside dismisses a popover.
        if popover != nil { for page in viewControllers { page.navigationItem.rightBarButtonItem = nil } }
        guard UIScreen.main.profile.isPad, chosenSource != .camera, popover == nil, presentingViewController != nil
        else {
            return
        }
        FrameworkException.raise(
            .invalidArgument, "On iPad, UIImagePickerController must be presented via UIPopoverController")
    }

    // MARK: The user's choice

    /// - Returns: nil in a popover.
    final func makeCancelButton() -> UIBarButtonItem? {
        guard popover == nil else { return nil }
        let button = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        button.onTap = { [weak self] in self?.cancel() }
        return button
    }

    final func cancel() {
        if let delegate { return delegate.imagePickerControllerDidCancel(self) }
        dismissModalViewController(animated: true)
    }

    final func pick(_ photo: Photo) {
        if photo.isFilm { return pickFilm(photo) }
        guard let image = library.image(of: photo) else { return }
        var info: [InfoKey: Any] = [.mediaType: MediaType.image, .originalImage: image]
        info[.referenceURL] = library.reference(to: photo)
        guard allowsEditing else { return report(info) }
        edit(image, buttons: ("Cancel", "Choose"), info)
    }

    private final func edit(_ image: UIImage, buttons: (back: String, choose: String), _ info: [InfoKey: Any]) {
        let editor = PictureCropController(image, buttons: buttons) { [weak self] picture, rect in
            var info = info
            info[.editedImage] = picture
            info[.cropRect] = rect
            self?.report(info)
        }
        pushViewController(editor, animated: true)
    }

    /// The user may choose a part of a picture that was just taken.
    final func edit(_ photograph: UIImage) {
        edit(photograph, buttons: ("Retake", "Use"), information(about: photograph))
    }

    /// Gives the app a picture that was just taken.
    final func use(_ photograph: UIImage) { report(information(about: photograph)) }

    private final func information(about photograph: UIImage) -> [InfoKey: Any] {
        let usesFlash = camera.flash == .on && DeviceCamera(camera.device).hasFlash
        return [
            .mediaType: MediaType.image, .originalImage: photograph,
            .mediaMetadata: PhotographProperties(image: photograph, usesFlash: usesFlash).dictionary,
        ]
    }

    /// Gives the app a film of its own: those of the library belong to all apps.
    private final func pickFilm(_ film: Photo) {
        let copy = NSTemporaryDirectory() + "trim.\(UUID().uuidString).\(film.kind.uppercased())"
        guard (try? FileManager.default.copyItem(atPath: film.path, toPath: copy)) != nil else { return }
        var info: [InfoKey: Any] = [.mediaType: MediaType.movie, .mediaURL: URL(fileURLWithPath: copy)]
        info[.referenceURL] = library.reference(to: film)
        report(info)
    }

    private final func report(_ info: [InfoKey: Any]) {
        if let delegate = delegate as? any OptionalMembers & UIImagePickerControllerDelegate,
            !delegate.implements("imagePickerController:didFinishPickingMediaWithInfo:")
        {
            return reportInTheOldWay(info, to: delegate)
        }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// As delegates were told before iPhone OS 3.0, which knew no films.
    final func reportInTheOldWay(_ info: [InfoKey: Any], to delegate: any UIImagePickerControllerDelegate) {
        guard let original = info[.originalImage] as? UIImage else { return }
        let edited = info[.editedImage] as? UIImage
        delegate.imagePickerController(
            self, didFinishPickingImage: edited ?? original,
            editingInfo: edited == nil ? nil : info.filter { [.originalImage, .cropRect].contains($0.key) })
    }

    // MARK: The camera

    final var camera = CameraSettings() {
        didSet { (viewControllers.first as? CameraController)?.update() }
    }

    /// True for the frameworks' own controls of the camera. The default is true.
    ///
    /// This and what follows is for the camera: setting it raises NSInvalidArgumentException for other sources.
    open var showsCameraControls: Bool {
        get { camera.showsControls }
        set { if isOfCamera() { camera.showsControls = newValue } }
    }

    /// A view in front of what the camera sees, below the frameworks' controls. By default an empty one for the camera, to which
    /// many apps add their own; nil for other sources.
    open var cameraOverlayView: UIView? {
        get {
            if sourceType == .camera, !hasOverlay { cameraOverlayView = UIView(frame: UIScreen.main.bounds) }
            return camera.overlay
        }
        set {
            guard isOfCamera() else { return }
            hasOverlay = true
            camera.overlay = newValue
        }
    }

    /// Whether the overlay was chosen or asked for.
    private var hasOverlay = false

    /// The transform of what the camera sees on the screen. What is taken is not transformed.
    open var cameraViewTransform: CGAffineTransform {
        get { camera.transform }
        set { if isOfCamera() { camera.transform = newValue } }
    }

    /// Which camera is used. The default is the one at the back. One that the model does not have is not used.
    open var cameraDevice: CameraDevice {
        get { camera.device }
        set { if isOfCamera(), DeviceCamera(newValue).exists { camera.device = newValue } }
    }

    /// What the camera takes: pictures. Films cannot be taken yet: setting it to video raises NSInvalidArgumentException, as
    /// it does on models that take no films.
    open var cameraCaptureMode: CameraCaptureMode {
        get { .photo }
        set {
            guard isOfCamera(), newValue != .photo else { return }
            FrameworkException.raise(.invalidArgument, "Capture mode \(newValue.rawValue) not available")
        }
    }

    /// Whether the camera uses its flash. The default is that it decides.
    open var cameraFlashMode: CameraFlashMode {
        get { camera.flash }
        set { if isOfCamera() { camera.flash = newValue } }
    }

    /// Takes a picture as if the user had pressed the shutter. Without the frameworks' controls it is not shown to the user
    /// but given to the delegate, and the app may take another one.
    open func takePicture() {
        if isOfCamera() { (topViewController as? CameraController)?.takePicture() }
    }

    /// - Returns: false if no film can be taken.
    /// - Status: stub
    open func startVideoCapture() -> Bool {
        _ = isOfCamera()
        return false
    }

    /// - Status: stub
    open func stopVideoCapture() {}

    private final func isOfCamera() -> Bool {
        if chosenSource == .camera { return true }
        FrameworkException.raise(.invalidArgument, "Source type must be UIImagePickerControllerSourceTypeCamera")
        return false
    }
}
