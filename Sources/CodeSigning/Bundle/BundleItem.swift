/// A file or a link in a bundle.
package struct BundleItem {
    package enum Kind: Equatable {
        case file
        /// A symbolic link, with where it leads.
        case link(String)
        /// A pipe, a socket, a device: nothing that a bundle has.
        case other
    }

    /// Below the bundle's folder, with slashes.
    package let path: String
    package let kind: Kind
}
