/// The class of all objects, and views that are not controls, bars or scroll views.
enum ViewClasses {
    /// The name under which the table lists the `IBUIContentView` of a cell in an archive.
    static let contentViewOfArchives = "IBUITableViewCell.IBUIContentView"

    static let all: [ClassDescription] = [
        ClassDescription(
            "IBUIObject", "",
            [
                .nothing("targetRuntimeIdentifier", .runtime),
                .part("IBUIAccessibilityConfiguration", .accessibility),
                .part("IBUIUserDefinedRuntimeAttributes", .runtimeAttributes),
                .nothing("IBUISimulatedStatusBarMetrics", .simulation),
                .nothing("IBUISimulatedTopBarMetrics", .simulation),
                .nothing("IBUISimulatedBottomBarMetrics", .simulation),
                .nothing("IBUISimulatedOrientationMetrics", .simulation),
                .nothing("IBUISimulatedDestinationMetrics", .simulation),
                .nothing("IBUISimulatedSizeMetrics", .simulation),
                .nothing("IBUIHorizontal", .simulation),
            ]),
        ClassDescription(
            "IBUIView", inherits: "IBUIObject",
            [
                .part("NSFrame", .geometry),
                .part("NSFrameSize", .geometry),
                .part("NSvFlags", .viewFlags),
                .part("IBUIAutoresizesSubviews", .viewFlags),
                .part("NSSubviews", .subviews),
                .colour("IBUIBackgroundColor"),
                .flag("IBUIOpaque", absent: true),
                .float("IBUIAlpha", absent: 1, leftOut: 1),
                .part("IBUIHidden", .viewFlags),
                .integer("IBUITag"),
                .integer("IBUIContentMode"),
                .rectangle("IBUIContentStretch"),
                .not("IBUIUserInteractionEnabled", "UIUserInteractionDisabled"),
                .flag("IBUIMultipleTouchEnabled"),
                .flag("IBUIClipsSubviews", "UIClipsToBounds"),
                .flag("IBUIClearsContextBeforeDrawing", absent: true, leftOut: true),
                .array("IBUIGestureRecognizers", "gestureRecognizers"),
                .nothing("IBUIRestorationIdentifier", .later),
                .nothing("NSSuperview", .hierarchy),
                .nothing("NSNextResponder", .hierarchy),
                .nothing("NSWindow", .hierarchy),
                .nothing("NSNextKeyView", .desktop),
                .nothing("NSFrameMatrix", .editor),
                .nothing("NSReuseIdentifierKey", .editor),
                .nothing("IBUIScaleFactor", .screen),
                .nothing("NSViewIsLayerTreeHost", .desktop),
                .nothing("NSDoNotTranslateAutoresizingMask", .automaticLayout),
                .nothing("NSViewConstraints", .automaticLayout),
                .nothing("NSHuggingPriority", .automaticLayout),
                .nothing("NSAntiCompressionPriority", .automaticLayout),
                .nothing("IBViewIntegration", .automaticLayout),
            ]),
        ClassDescription(
            "IBUIWindow", inherits: "IBUIView",
            [
                .part("IBUIVisibleAtLaunch", .windowVisibility),
                .flag("IBUIResizesToFullScreen"),
                .object("IBUIRootViewController"),
            ]),
        ClassDescription("IBUITableViewCellContentView", inherits: "IBUIView"),
        // Archives have a plain view there, whose settings the cell ignored because it made its own content view.
        ClassDescription(
            contentViewOfArchives, "UITableViewCellContentView", inherits: "IBUIView",
            constants: [("UIOpaque", .boolean(true))],
            [
                "IBUIBackgroundColor", "IBUIOpaque", "IBUIAlpha", "IBUIHidden", "IBUITag", "IBUIContentMode",
                "IBUIContentStretch", "IBUIUserInteractionEnabled", "IBUIMultipleTouchEnabled", "IBUIClipsSubviews",
                "IBUIClearsContextBeforeDrawing",
            ].map { .nothing($0, .tool) }),
        ClassDescription(
            "IBUIImageView", inherits: "IBUIView",
            [
                .image("IBUIImage"),
                .image("IBUIHighlightedImage"),
                .flag("IBUIHighlighted"),
                .array("IBUIAnimationImages"),
                .double("IBUIAnimationDuration"),
                .integer("IBUIAnimationRepeatCount"),
            ]),
        ClassDescription(
            "IBUILabel", inherits: "IBUIView",
            [
                .text("IBUIText"),
                .part("IBUIFont", .font(.font)),
                .part("IBUIFontDescription", .font(.description)),
                .colour("IBUITextColor"),
                .colour("IBUIHighlightedColor"),
                .colour("IBUIShadowColor"),
                .pair("IBUIShadowOffset", absent: (0, -1)),
                .integer("IBUITextAlignment"),
                .integer("IBUILineBreakMode", leftOut: 4),
                .integer("IBUINumberOfLines", absent: 1, leftOut: 1),
                .integer("IBUIBaselineAdjustment"),
                .flag("IBUIAdjustsFontSizeToFit", absent: true),
                .float("IBUIMinimumFontSize"),
                .float("IBUIMinimumScaleFactor"),
                .not("IBUIEnabled", "UIDisabled"),
                .flag("IBUIHighlighted"),
                .nothing("IBUIPreferredMaxLayoutWidth", .later),
            ]),
        ClassDescription(
            "IBUIActivityIndicatorView", inherits: "IBUIView",
            [
                .integer("IBUIStyle", "UIActivityIndicatorViewStyle", absent: 1, leftOut: nil),
                .flag("IBUIHidesWhenStopped", absent: true, leftOut: true),
                .flag("IBUIAnimating"),
                .colour("IBUIColor"),
            ]),
        ClassDescription(
            "IBUIProgressView", inherits: "IBUIView",
            [
                .float("IBUIProgress"),
                .integer("IBUIStyle", "UIProgressViewStyle"),
                .colour("IBUIProgressTintColor"),
                .colour("IBUITrackTintColor"),
                .image("IBUIProgressImage"),
                .image("IBUITrackImage"),
            ]),
        ClassDescription(
            "IBUIPickerView", inherits: "IBUIView", constants: [("UIAllowSelectingCells", .boolean(true))],
            [.flag("IBUIShowsSelectionIndicator", "UIShowsSelectionBar")]),
        ClassDescription(
            "IBUIWebView", inherits: "IBUIView",
            [
                .flag("IBUIScalesPageToFit"),
                .flag("IBUIDetectsPhoneNumbers"),
                .integer("IBUIDataDetectorTypes"),
                .flag("IBUIAllowsInlineMediaPlayback"),
                .flag("IBUIMediaPlaybackRequiresUserAction", absent: true, leftOut: true),
                .nothing("IBUISuppressesIncrementalRendering", .later),
            ]),
        ClassDescription("IBGLKView", inherits: "IBUIView", []),
        ClassDescription(
            "IBMKMapView", inherits: "IBUIView",
            [
                .integer("IBMKMapType", absent: 0, leftOut: nil),
                .flag("IBMKShowsUserLocation"),
                .flag("IBMKZoomEnabled", absent: true),
                .flag("IBMKScrollEnabled", absent: true),
            ]),
    ]
}
