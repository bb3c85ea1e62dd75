/// What a nib is made for.
package struct NibOptions {
    /// The sizes of the project's images, in points, by name. Where one is missing the nib says 1 by 1, as Apple's do.
    package var imageSizes: [String: (width: Double, height: Double)] = [:]

    package init() {}
}
