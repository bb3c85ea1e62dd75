/// Options of the nib compiler.
package struct NibOptions {
    /// The sizes of the project's images in points, by name. For other images the nib has 1×1, as Apple's nibs do.
    package var imageSizes: [String: (width: Double, height: Double)] = [:]

    package init() {}
}
