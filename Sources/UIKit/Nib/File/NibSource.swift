/// The source of a nib: a file or data.
package enum NibSource {
    /// In a bundle; nil is the app's.
    case file(name: String, bundle: Bundle?)
    /// In memory, with the bundle that its pictures are in.
    case data(Data, bundle: Bundle?)
}
