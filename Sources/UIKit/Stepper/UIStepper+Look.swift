/// Images and colours of an app's own. (iOS 6.)
extension UIStepper {
    /// The tint of the buttons; nil, the default, means white.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }

    /// Sets the image behind both halves in a state; that of the normal state stands for others that have none.
    /// - ObjC: setBackgroundImage:forState:
    public func setBackgroundImage(_ image: UIImage?, for state: State) { look.backgrounds[exactly: state] = image }

    /// - ObjC: backgroundImageForState:
    public func backgroundImage(for state: State) -> UIImage? { look.backgrounds.value(for: state) }

    /// Sets the image in the place of the plus sign.
    /// - ObjC: setIncrementImage:forState:
    public func setIncrementImage(_ image: UIImage?, for state: State) { look.increments[exactly: state] = image }

    /// - ObjC: incrementImageForState:
    public func incrementImage(for state: State) -> UIImage? { look.increments.value(for: state) }

    /// Sets the image in the place of the minus sign.
    /// - ObjC: setDecrementImage:forState:
    public func setDecrementImage(_ image: UIImage?, for state: State) { look.decrements[exactly: state] = image }

    /// - ObjC: decrementImageForState:
    public func decrementImage(for state: State) -> UIImage? { look.decrements.value(for: state) }

    /// Sets the image between two halves in these states.
    /// - ObjC: setDividerImage:forLeftSegmentState:rightSegmentState:
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
    ) { look.dividers[StepperLook.Sides(left: left, right: right)] = image }

    /// - ObjC: dividerImageForLeftSegmentState:rightSegmentState:
    public func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
        look.divider(left, right)
    }
}
