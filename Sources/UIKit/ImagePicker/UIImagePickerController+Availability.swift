internal import CPlatform

extension UIImagePickerController {
    /// True if the device has the source: for the photo library, if there is anything in it, and for the camera, if the
    /// model has one.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        switch sourceType {
        case .photoLibrary: PhotoLibrary.ofDevice.albums.contains { !$0.photos.isEmpty }
        case .savedPhotosAlbum: !PhotoLibrary.ofDevice.roll.photos.isEmpty
        case .camera: DeviceCamera(.rear).exists
        }
    }

    /// The kinds of media of a source: pictures, and in the library films on models that take films. nil if the source is
    /// not available.
    /// - ObjC: availableMediaTypesForSourceType:
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        guard isSourceTypeAvailable(sourceType) else { return nil }
        if sourceType == .camera { return [MediaType.image] }
        return platform_device_has("video-camera") ? MediaType.all : [MediaType.image]
    }

    /// True if the model has the camera.
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
        DeviceCamera(cameraDevice).exists
    }

    /// True if the camera has a flash.
    /// - ObjC: isFlashAvailableForCameraDevice:
    public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { DeviceCamera(cameraDevice).hasFlash }

    /// The ``CameraCaptureMode`` of the camera as numbers; nil if the model does not have it. Films cannot be taken yet.
    /// - ObjC: availableCaptureModesForCameraDevice:
    public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
        DeviceCamera(cameraDevice).exists ? [NSNumber(value: CameraCaptureMode.photo.rawValue)] : nil
    }
}
