internal import CPlatform

extension UIImagePickerController {
    /// True if the device has the source: for the photo library, if there is anything in it, and for the camera, if the
    /// model has one.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        switch sourceType {
        case .photoLibrary: PhotoLibrary.ofDevice.albums.contains { !$0.photos.isEmpty }
        case .savedPhotosAlbum: !PhotoLibrary.ofDevice.roll.photos.isEmpty
        case .camera: false
        }
    }

    /// The kinds of media of a source: pictures, and films on models that take films. nil if the source is not available.
    /// - ObjC: availableMediaTypesForSourceType:
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        guard isSourceTypeAvailable(sourceType) else { return nil }
        return platform_device_has("video-camera") ? MediaType.all : [MediaType.image]
    }

    /// True if the model has the camera.
    /// - Status: stub
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// True if the camera has a flash.
    /// - ObjC: isFlashAvailableForCameraDevice:
    /// - Status: stub
    public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// The ``CameraCaptureMode`` of the camera as numbers; nil if the model does not have it.
    /// - ObjC: availableCaptureModesForCameraDevice:
    /// - Status: stub
    public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
