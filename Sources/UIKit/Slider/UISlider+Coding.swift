extension UISlider {
    func decodeSlider(_ coder: NSCoder) {
        minimumValue = Float(coder.decodeNumber(forKey: "UIMinValue") ?? 0)
        maximumValue = Float(coder.decodeNumber(forKey: "UIMaxValue") ?? 1)
        value = Float(coder.decodeNumber(forKey: "UIValue") ?? 0)
        isContinuous = coder.decodeFlag(forKey: "UIContinuous") ?? true
        minimumValueImage = coder.decode(UIImage.self, forKey: "UIMinValueImage")
        maximumValueImage = coder.decode(UIImage.self, forKey: "UIMaxValueImage")
        minimumTrackTintColor = coder.decode(UIColor.self, forKey: "UIMinimumTrackTintColor")
        maximumTrackTintColor = coder.decode(UIColor.self, forKey: "UIMaximumTrackTintColor")
        thumbTintColor = coder.decode(UIColor.self, forKey: "UIThumbTintColor")
        for (state, image) in images(coder, "UIThumbImages") { setThumbImage(image, for: state) }
        for (state, image) in images(coder, "UIMinimumTrackImages") { setMinimumTrackImage(image, for: state) }
        for (state, image) in images(coder, "UIMaximumTrackImages") { setMaximumTrackImage(image, for: state) }
    }

    /// Decodes images by state: a dictionary whose keys are the states' raw values.
    private func images(_ coder: NSCoder, _ key: String) -> [(State, UIImage)] {
        (coder.decode([AnyHashable: Any].self, forKey: key) ?? [:]).compactMap { key, image in
            guard let number = key.base as? NSNumber, let image = image as? UIImage else { return nil }
            return (State(rawValue: number.uintValue), image)
        }
    }

    func encodeSlider(_ coder: NSCoder) {
        coder.encode(CGFloat(minimumValue), forKey: "UIMinValue", unless: 0)
        coder.encode(CGFloat(maximumValue), forKey: "UIMaxValue", unless: 1)
        coder.encode(CGFloat(value), forKey: "UIValue", unless: 0)
        coder.encode(ifFalse: isContinuous, forKey: "UIContinuous")
        coder.encode(ifPresent: minimumValueImage, forKey: "UIMinValueImage")
        coder.encode(ifPresent: maximumValueImage, forKey: "UIMaxValueImage")
        coder.encode(ifPresent: minimumTrackTintColor, forKey: "UIMinimumTrackTintColor")
        coder.encode(ifPresent: maximumTrackTintColor, forKey: "UIMaximumTrackTintColor")
        coder.encode(ifPresent: thumbTintColor, forKey: "UIThumbTintColor")
        encode(thumbImages, coder, "UIThumbImages")
        encode(minimumTrackImages, coder, "UIMinimumTrackImages")
        encode(maximumTrackImages, coder, "UIMaximumTrackImages")
    }

    private func encode(_ images: StateTable<UIImage>, _ coder: NSCoder, _ key: String) {
        guard !images.all.isEmpty else { return }
        let pairs = images.all.map { (NSNumber(value: $0.rawValue) as AnyHashable, $1) }
        coder.encode(Dictionary(uniqueKeysWithValues: pairs) as [AnyHashable: Any], forKey: key)
    }
}
