extension UIStepper {
    func decodeStepper(_ coder: NSCoder) {
        // Decoded directly, since the maximum may be infinite.
        func number(_ key: String) -> Double? {
            coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : nil
        }
        minimumValue = number("UIStepperMinimumValue") ?? minimumValue
        maximumValue = number("UIStepperMaximumValue") ?? maximumValue
        stepValue = number("UIStepperStepValue") ?? stepValue
        value = number("UIStepperValue") ?? value
        isContinuous = coder.decodeFlag(forKey: "UIStepperContinuous") ?? true
        autorepeat = coder.decodeFlag(forKey: "UIStepperAutorepeat") ?? true
        wraps = coder.decodeFlag(forKey: "UIStepperWraps") ?? false
    }

    func encodeStepper(_ coder: NSCoder) {
        coder.encode(minimumValue, forKey: "UIStepperMinimumValue")
        coder.encode(maximumValue, forKey: "UIStepperMaximumValue")
        coder.encode(stepValue, forKey: "UIStepperStepValue")
        coder.encode(value, forKey: "UIStepperValue")
        coder.encode(ifFalse: isContinuous, forKey: "UIStepperContinuous")
        coder.encode(ifFalse: autorepeat, forKey: "UIStepperAutorepeat")
        coder.encode(ifTrue: wraps, forKey: "UIStepperWraps")
    }
}
