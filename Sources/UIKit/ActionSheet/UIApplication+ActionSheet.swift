/// The application object conforms to the delegate protocol, as in Apple's headers.
extension UIApplication: UIActionSheetDelegate {}
