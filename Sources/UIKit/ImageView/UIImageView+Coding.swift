extension UIImageView {
    func decodeImageView(_ coder: NSCoder) {
        image = coder.decode(UIImage.self, forKey: "UIImage")
        highlightedImage = coder.decode(UIImage.self, forKey: "UIHighlightedImage")
        isHighlighted = coder.decodeFlag(forKey: "UIHighlighted") ?? false
        animationImages = images(coder, "UIAnimationImages")
        highlightedAnimationImages = images(coder, "UIHighlightedAnimationImages")
        animationDuration = Double(coder.decodeNumber(forKey: "UIAnimationDuration") ?? 0)
        animationRepeatCount = coder.decodeWhole(forKey: "UIAnimationRepeatCount") ?? 0
    }

    private func images(_ coder: NSCoder, _ key: String) -> [UIImage]? {
        coder.containsValue(forKey: key) ? coder.decodeList(of: UIImage.self, forKey: key) : nil
    }

    func encodeImageView(_ coder: NSCoder) {
        coder.encode(ifPresent: image, forKey: "UIImage")
        coder.encode(ifPresent: highlightedImage, forKey: "UIHighlightedImage")
        coder.encode(ifTrue: isHighlighted, forKey: "UIHighlighted")
        coder.encode(ifPresent: animationImages, forKey: "UIAnimationImages")
        coder.encode(ifPresent: highlightedAnimationImages, forKey: "UIHighlightedAnimationImages")
        coder.encode(CGFloat(animationDuration), forKey: "UIAnimationDuration", unless: 0)
        coder.encode(animationRepeatCount, forKey: "UIAnimationRepeatCount", unless: 0)
    }
}
