extension UIImagePickerController {
    /// Where pictures come from.
    /// - ObjC: UIImagePickerControllerSourceType
    public enum SourceType: Int, Sendable {
        /// All albums of the device.
        case photoLibrary = 0
        case camera = 1
        /// The camera roll alone.
        case savedPhotosAlbum = 2
    }

    /// How good films are that are taken or picked.
    /// - ObjC: UIImagePickerControllerQualityType
    public enum QualityType: Int, Sendable {
        /// - ObjC: UIImagePickerControllerQualityTypeHigh
        case typeHigh = 0
        /// - ObjC: UIImagePickerControllerQualityTypeMedium
        case typeMedium = 1
        /// - ObjC: UIImagePickerControllerQualityTypeLow
        case typeLow = 2
        /// - ObjC: UIImagePickerControllerQualityType640x480
        case type640x480 = 3
        /// - ObjC: UIImagePickerControllerQualityTypeIFrame1280x720
        case typeIFrame1280x720 = 4
        /// - ObjC: UIImagePickerControllerQualityTypeIFrame960x540
        case typeIFrame960x540 = 5
    }

    /// What the camera takes.
    /// - ObjC: UIImagePickerControllerCameraCaptureMode
    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video = 1
    }

    /// One of the cameras of the device.
    /// - ObjC: UIImagePickerControllerCameraDevice
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    /// Whether the camera uses its flash.
    /// - ObjC: UIImagePickerControllerCameraFlashMode
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto = 0
        case on = 1
    }

    /// The keys of what the picker tells its delegate.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of what was picked, a `String`: "public.image" or "public.movie".
        /// - ObjC: UIImagePickerControllerMediaType
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was taken, an ``UIImage``.
        /// - ObjC: UIImagePickerControllerOriginalImage
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the picture that the user has chosen, an ``UIImage``.
        /// - ObjC: UIImagePickerControllerEditedImage
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// Which part of the original that is, a `CGRect` in its pixels.
        /// - ObjC: UIImagePickerControllerCropRect
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a film, an `URL`.
        /// - ObjC: UIImagePickerControllerMediaURL
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The address in the assets library of something from the photo library, an `URL`. iOS 4.1.
        /// - ObjC: UIImagePickerControllerReferenceURL
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The properties of a picture that was taken with the camera, a dictionary. iOS 4.1.
        /// - ObjC: UIImagePickerControllerMediaMetadata
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }
}
