/// Controls.
enum ControlClasses {
    static let all: [ClassDescription] = [
        ClassDescription(
            "IBUIControl", inherits: "IBUIView",
            [
                .integer("IBUIContentHorizontalAlignment", absent: 1),
                .integer("IBUIContentVerticalAlignment", absent: 1),
                .not("IBUIEnabled", "UIDisabled"),
                .flag("IBUISelected"),
                .flag("IBUIHighlighted"),
            ]),
        ClassDescription("IBUIButton", inherits: "IBUIControl", buttonRules),
        ClassDescription(
            "IBUISwitch", inherits: "IBUIControl",
            [
                .flag("IBUIOn", "UISwitchOn"),
                .flag("IBUIEnabled", "UISwitchEnabled", absent: true),
                .colour("IBUIOnTintColor"),
                .nothing("IBUITintColor", .later),
                .nothing("IBUIThumbTintColor", .later),
                .nothing("IBUIOnImage", .later),
                .nothing("IBUIOffImage", .later),
            ]),
        ClassDescription(
            "IBUISlider", inherits: "IBUIControl",
            [
                .float("IBUIValue"),
                .float("IBUIMinValue"),
                .float("IBUIMaxValue", absent: 1, leftOut: 1),
                .flag("IBUIContinuous", absent: true, leftOut: true),
                .image("IBUIMinimumValueImage", "UIMinValueImage"),
                .image("IBUIMaximumValueImage", "UIMaxValueImage"),
                .colour("IBUIMinimumTrackTintColor"),
                .colour("IBUIMaximumTrackTintColor"),
                .colour("IBUIThumbTintColor"),
            ]),
        ClassDescription(
            "IBUIPageControl", inherits: "IBUIControl",
            [
                .integer("IBUINumberOfPages"),
                .integer("IBUICurrentPage"),
                .flag("IBUIHidesForSinglePage"),
                .flag("IBUIDefersCurrentPageDisplay"),
                .colour("IBUIPageIndicatorTintColor"),
                .colour("IBUICurrentPageIndicatorTintColor"),
            ]),
        ClassDescription(
            "IBUISegmentedControl", inherits: "IBUIControl",
            [
                .part("IBNumberOfSegments", .segments),
                .part("IBSegmentTitles", .segments),
                .part("IBSegmentImages", .segments),
                .part("IBSegmentWidths", .segments),
                .part("IBSegmentEnabledStates", .segments),
                .part("IBSegmentContentOffsets", .segments),
                .integer("IBSelectedSegmentIndex", "UISelectedSegmentIndex", absent: -1, leftOut: -1),
                .integer("IBSegmentControlStyle", "UISegmentedControlStyle"),
                .flag("IBMomentary", "UIMomentary"),
                .colour("IBTintColor", "UISegmentedControlTintColor"),
            ]),
        ClassDescription(
            "IBUIStepper", inherits: "IBUIControl",
            [
                .double("IBUIValue", "UIStepperValue"),
                .double("IBUIMinimumValue", "UIStepperMinimumValue"),
                .double("IBUIMaximumValue", "UIStepperMaximumValue"),
                .double("IBUIStepValue", "UIStepperStepValue"),
                .flag("IBUIContinuous", "UIStepperContinuous", absent: true, leftOut: true),
                .flag("IBUIAutorepeat", "UIStepperAutorepeat", absent: true, leftOut: true),
                .flag("IBUIWraps", "UIStepperWraps"),
                .nothing("IBUITintColor", .later),
            ]),
        ClassDescription("IBUIRefreshControl", inherits: "IBUIControl", [.colour("IBUITintColor")]),
        ClassDescription(
            "IBUIDatePicker", inherits: "IBUIControl",
            [
                .integer("IBUIDatePickerMode", absent: 2, leftOut: 2),
                .part("IBUIDate", .dates),
                .part("IBUIMinimumDate", .dates),
                .part("IBUIMaximumDate", .dates),
                .object("IBUILocale"),
                .object("IBUICalendar"),
                .integer("IBUIMinuteInterval", absent: 1, leftOut: 1),
                .part("IBUICountDownDuration", .countDown),
                .part("IBUIHasMinimumDate", .dates),
                .part("IBUIHasMaximumDate", .dates),
                .nothing("IBUITimeZone", .tool),
                .nothing("IBUIUseCurrentDate", .editor),
            ]),
        ClassDescription(
            "IBUITextField", inherits: "IBUIControl", constants: [("UIClearButtonOffset", .pair(3, 1))],
            [
                .text("IBUIText"),
                .text("IBUIPlaceholder"),
                .part("IBUIFont", .font(.font)),
                .part("IBUIFontDescription", .font(.description)),
                .colour("IBUITextColor"),
                .integer("IBUITextAlignment"),
                .integer("IBUIBorderStyle"),
                .integer("IBUIClearButtonMode"),
                .flag("IBUIClearsOnBeginEditing"),
                .flag("IBUIAdjustsFontSizeToFit"),
                .float("IBUIMinimumFontSize"),
                .image("IBUIBackground", "UITextFieldBackground"),
                .image("IBUIDisabledBackground", "UITextFieldDisabledBackground"),
                .integer("IBUILeftViewMode"),
                .integer("IBUIRightViewMode"),
                .object("IBUILeftView"),
                .object("IBUIRightView"),
                .part("IBUITextInputTraits", .textInputTraits),
            ]),
    ]

    /// Archives have a separate key for each state and kind of content.
    private static let buttonRules: [KeyRule] = {
        var rules: [KeyRule] = [
            .part("IBUIButtonType", .buttonClass),
            .part("IBUIFont", .font(.font)),
            .part("IBUIFontDescription", .font(.description)),
            .integer("IBUILineBreakMode", leftOut: nil),
            .pair("IBUITitleShadowOffset", leftOut: (0, 0)),
            .flag("IBUIAdjustsImageWhenHighlighted", absent: true),
            .flag("IBUIAdjustsImageWhenDisabled", absent: true),
            .flag("IBUIShowsTouchWhenHighlighted"),
            .flag("IBUIReversesTitleShadowWhenHighlighted"),
            .colour("IBUITintColor"),
        ]
        for name in ["ContentEdgeInsets", "TitleEdgeInsets", "ImageEdgeInsets"] {
            rules.append(.insets("IBUI" + name))
            for edge in ["top", "left", "bottom", "right"] {
                rules.append(.part("IBUI\(name).\(edge)", .insets(name)))
            }
        }
        let states = [("Normal", 0), ("Highlighted", 1), ("Disabled", 2), ("Selected", 4)]
        for (state, number) in states {
            let contents: [(String, NibPart.ButtonContentKey)] = [
                ("Title", .title), ("TitleColor", .titleColour), ("TitleShadowColor", .shadowColour),
                ("Image", .image), ("BackgroundImage", .backgroundImage),
            ]
            for (name, content) in contents {
                rules.append(.part("IBUI\(state)\(name)", .buttonContent(state: number, content)))
            }
        }
        return rules
    }()
}
