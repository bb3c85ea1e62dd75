/// The content of a button for one state, as it is archived in nibs.
final class UIButtonContent: PlatformObject, NSCoding {
    var title: String?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?

    init() { super.init(platform: ()) }

    init?(coder: NSCoder) {
        super.init(platform: ())
        title = coder.decodeText(forKey: "UITitle")
        titleColor = coder.decode(UIColor.self, forKey: "UITitleColor")
        shadowColor = coder.decode(UIColor.self, forKey: "UIShadowColor")
        image = coder.decode(UIImage.self, forKey: "UIImage")
        backgroundImage = coder.decode(UIImage.self, forKey: "UIBackgroundImage")
    }

    func encode(with coder: NSCoder) {
        coder.encode(ifPresent: title, forKey: "UITitle")
        coder.encode(ifPresent: titleColor, forKey: "UITitleColor")
        coder.encode(ifPresent: shadowColor, forKey: "UIShadowColor")
        coder.encode(ifPresent: image, forKey: "UIImage")
        coder.encode(ifPresent: backgroundImage, forKey: "UIBackgroundImage")
    }
}
