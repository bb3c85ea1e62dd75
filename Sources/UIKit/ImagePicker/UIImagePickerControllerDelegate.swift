/// Is told of the user's choice, and dismisses the picker.
@MainActor public protocol UIImagePickerControllerDelegate: UINavigationControllerDelegate {
    /// The user has picked or taken a picture or a film.
    /// - ObjC: imagePickerController:didFinishPickingMediaWithInfo:
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// The user has cancelled. A picker whose delegate does not implement this dismisses itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)

    /// What delegates implemented before iPhone OS 3.0. It is called if
    /// ``imagePickerController(_:didFinishPickingMediaWithInfo:)`` is not implemented.
    ///
    /// - Parameters:
    ///   - image: The edited picture if editing is allowed, else the original.
    ///   - editingInfo: The original picture and the crop rectangle if editing is allowed, else nil.
    /// - ObjC: imagePickerController:didFinishPickingImage:editingInfo:
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingImage image: UIImage,
        editingInfo: [UIImagePickerController.InfoKey: Any]?)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.reportInTheOldWay(info, to: self) }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismissModalViewController(animated: true)
    }

    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingImage image: UIImage,
        editingInfo: [UIImagePickerController.InfoKey: Any]?
    ) {}
}
