/// The app may be the delegate of action sheets, as Apple's headers declare it.
extension UIApplication: UIActionSheetDelegate {}
