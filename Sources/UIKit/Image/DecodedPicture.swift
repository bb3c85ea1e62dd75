/// An image decoded from the bytes of a file.
struct DecodedPicture {
    let pixels: CGImage
    let orientation: UIImage.Orientation

    /// - Parameter name: Identifies the data in the error report.
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
