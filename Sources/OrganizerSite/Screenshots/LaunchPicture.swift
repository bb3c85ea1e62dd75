import CoreGraphics

/// How a picture of a screen becomes the picture that an app shows while it is launched.
struct LaunchPicture {
    let name: String
    /// The part of the picture in pixels; an iPad's launch image has no status bar.
    let part: PixelRect

    /// - Returns: nil for a size that no launch image has.
    init?(width: Int, height: Int) {
        let bar: Int
        switch (width, height) {
        case (320, 480): (name, bar) = ("Default.png", 0)
        case (640, 960): (name, bar) = ("Default@2x.png", 0)
        case (640, 1136): (name, bar) = ("Default-568h@2x.png", 0)
        case (768, 1024): (name, bar) = ("Default-Portrait~ipad.png", 20)
        case (1024, 768): (name, bar) = ("Default-Landscape~ipad.png", 20)
        case (1536, 2048): (name, bar) = ("Default-Portrait@2x~ipad.png", 40)
        case (2048, 1536): (name, bar) = ("Default-Landscape@2x~ipad.png", 40)
        default: return nil
        }
        part = PixelRect(x: 0, y: bar, width: width, height: height - bar)
    }
}
