/// Controls.
enum ControlElements {
    static let control = ElementRule(
        "IBUIControl", inherits: ViewElements.view,
        [
            "enabled": .boolean, "selected": .boolean, "highlighted": .boolean,
            "contentHorizontalAlignment": .choice(Words.horizontalAlignment),
            "contentVerticalAlignment": .choice(Words.verticalAlignment),
            "showsMenuAsPrimaryAction": .nothing, "changesSelectionAsPrimaryAction": .nothing,
        ])

    static let button = ElementRule(
        "IBUIButton", inherits: control,
        [
            "buttonType": .choice(Words.buttonType), "lineBreakMode": .choice(Words.lineBreakMode),
            "showsTouchWhenHighlighted": .boolean, "adjustsImageWhenHighlighted": .boolean,
            "adjustsImageWhenDisabled": .boolean, "reversesTitleShadowWhenHighlighted": .boolean,
            "adjustsImageSizeForAccessibilityContentSizeCategory": .nothing, "role": .nothing,
            "pointerInteraction": .nothing, "springLoaded": .nothing, "ibShadowedTemplates": .nothing,
        ],
        parts: [
            "contentEdgeInsets": "IBUIContentEdgeInsets", "titleEdgeInsets": "IBUITitleEdgeInsets",
            "imageEdgeInsets": "IBUIImageEdgeInsets",
        ])

    static let textField = ElementRule(
        "IBUITextField", inherits: control,
        [
            "text": .string, "placeholder": .string, "textAlignment": .choice(Words.textAlignment),
            "borderStyle": .choice(Words.borderStyle), "clearButtonMode": .choice(Words.viewMode),
            "clearsOnBeginEditing": .boolean, "adjustsFontSizeToFit": .boolean, "minimumFontSize": .real,
            "background": .image, "disabledBackground": .image, "leftViewMode": .choice(Words.viewMode),
            "rightViewMode": .choice(Words.viewMode), "usesAttributedText": .nothing,
            "allowsEditingTextAttributes": .nothing, "adjustsFontForContentSizeCategory": .nothing,
        ],
        // "Adjust to Fit" is enabled by default in the editor.
        absent: [("adjustsFontSizeToFit", "IBUIAdjustsFontSizeToFit", .boolean(true))])

    static let slider = ElementRule(
        "IBUISlider", inherits: control,
        [
            "value": .real, "minValue": .real, "maxValue": .real, "continuous": .boolean,
            "minimumValueImage": .image, "maximumValueImage": .image,
        ])

    static let switchControl = ElementRule(
        "IBUISwitch", inherits: control,
        ["on": .boolean, "onImage": .image, "offImage": .image, "title": .nothing, "preferredStyle": .nothing])

    static let segmentedControl = ElementRule(
        "IBUISegmentedControl", inherits: control,
        [
            "segmentControlStyle": .choice(Words.segmentedControlStyle, key: "IBSegmentControlStyle"),
            "selectedSegmentIndex": .integer.named("IBSelectedSegmentIndex"),
            "momentary": .boolean.named("IBMomentary"), "apportionsSegmentWidthsByContent": .nothing,
            "springLoaded": .nothing,
        ], parts: ["tintColor": "IBTintColor"])

    static let pageControl = ElementRule(
        "IBUIPageControl", inherits: control,
        [
            "numberOfPages": .integer, "currentPage": .integer, "hidesForSinglePage": .boolean,
            "defersCurrentPageDisplay": .boolean,
        ])

    static let stepper = ElementRule(
        "IBUIStepper", inherits: control,
        [
            "value": .real, "minimumValue": .real, "maximumValue": .real, "stepValue": .real, "continuous": .boolean,
            "autorepeat": .boolean, "wraps": .boolean,
        ],
        // The defaults of UIStepper.
        absent: [
            ("maximumValue", "IBUIMaximumValue", .real(100)), ("stepValue", "IBUIStepValue", .real(1)),
        ])

    static let datePicker = ElementRule(
        "IBUIDatePicker", inherits: control,
        [
            "datePickerMode": .choice(Words.datePickerMode), "minuteInterval": .integer, "countDownDuration": .real,
            "useCurrentDate": .boolean, "style": .nothing,
        ])

    static let refreshControl = ElementRule("IBUIRefreshControl", inherits: control)

    static let all: [String: ElementRule] = [
        "control": control, "button": button, "textField": textField, "slider": slider, "switch": switchControl,
        "segmentedControl": segmentedControl, "pageControl": pageControl, "stepper": stepper,
        "datePicker": datePicker, "refreshControl": refreshControl,
    ]
}
