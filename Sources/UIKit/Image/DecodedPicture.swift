/// A picture read from the bytes of a file.
struct DecodedPicture {
    let pixels: CGImage
    let orientation: UIImage.Orientation

    /// - Parameter name: Names the bytes in the report of what is wrong with them.
    init?(_ data: Data, name: String) {
        do {
            let decoded = try CGImage.decode(data: data, name: name)
            pixels = decoded.image
            orientation = UIImage.Orientation(decoded.orientation)
        } catch {
            FileHandle.standardError.write(Data("UIImage: \(error)\n".utf8))
            return nil
        }
    }
}
