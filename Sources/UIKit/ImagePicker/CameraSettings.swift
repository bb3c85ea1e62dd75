/// What an app has set for the camera of a picker.
struct CameraSettings {
    var showsControls = true
    var overlay: UIView?
    var transform = CGAffineTransform.identity
    var device = UIImagePickerController.CameraDevice.rear
    var flash = UIImagePickerController.CameraFlashMode.auto
}
