/// Views that are not controls, bars or scroll views.
enum ViewElements {
    /// The attributes of every object.
    static let object = ElementRule(
        "NSObject",
        [
            "id": .nothing, "key": .nothing, "userLabel": .nothing, "customClass": .nothing, "customModule": .nothing,
            "customModuleProvider": .nothing, "sceneMemberID": .nothing, "colorLabel": .nothing,
            "restorationIdentifier": .string, "misplaced": .nothing, "fixedFrame": .nothing, "ambiguous": .nothing,
            "verifyAmbiguity": .nothing, "placeholderIdentifier": .nothing,
        ])

    static let view = ElementRule(
        "IBUIView", inherits: object,
        [
            "opaque": .boolean, "alpha": .real, "hidden": .nothing, "tag": .integer,
            "contentMode": .choice(Words.contentMode), "userInteractionEnabled": .boolean,
            "multipleTouchEnabled": .boolean, "clipsSubviews": .boolean, "clearsContextBeforeDrawing": .boolean,
            "autoresizesSubviews": .boolean,
            // Auto Layout and its attributes are newer than the platform.
            "translatesAutoresizingMaskIntoConstraints": .nothing, "horizontalHuggingPriority": .nothing,
            "verticalHuggingPriority": .nothing, "horizontalCompressionResistancePriority": .nothing,
            "verticalCompressionResistancePriority": .nothing, "placeholderIntrinsicWidth": .nothing,
            "placeholderIntrinsicHeight": .nothing, "preservesSuperviewLayoutMargins": .nothing,
            "insetsLayoutMarginsFromSafeArea": .nothing, "layoutMarginsFollowReadableWidth": .nothing,
            "semanticContentAttribute": .nothing, "tintAdjustmentMode": .nothing, "spacing": .nothing,
            "baselineRelativeArrangement": .nothing, "appearanceType": .nothing,
        ],
        parts: ["frame": "NSFrame", "subviews": "NSSubviews"])

    static let window = ElementRule(
        "IBUIWindow", inherits: view, ["visibleAtLaunch": .nothing, "resizesToFullScreen": .boolean])

    static let imageView = ElementRule(
        "IBUIImageView", inherits: view,
        [
            "image": .image, "highlightedImage": .image, "highlighted": .boolean,
            "adjustsImageWhenAncestorFocused": .nothing,
            "adjustsImageSizeForAccessibilityContentSizeCategory": .nothing,
            "catalog": .nothing,
        ])

    static let label = ElementRule(
        "IBUILabel", inherits: view,
        [
            "text": .string, "textAlignment": .choice(Words.textAlignment),
            "lineBreakMode": .choice(Words.lineBreakMode), "numberOfLines": .integer,
            "baselineAdjustment": .choice(Words.baselineAdjustment), "adjustsFontSizeToFit": .boolean,
            "minimumFontSize": .real, "enabled": .boolean, "highlighted": .boolean,
            "minimumScaleFactor": .nothing, "autoshrinkMode": .nothing, "adjustsLetterSpacingToFitWidth": .nothing,
            "adjustsFontForContentSizeCategory": .nothing, "preferredMaxLayoutWidth": .nothing,
            "usesAttributedText": .nothing, "allowsDefaultTighteningForTruncation": .nothing,
        ])

    static let activityIndicator = ElementRule(
        "IBUIActivityIndicatorView", inherits: view,
        [
            "style": .choice(Words.indicatorViewStyle), "animating": .boolean, "hidesWhenStopped": .boolean,
        ], absent: [("hidesWhenStopped", "IBUIHidesWhenStopped", .boolean(false))])

    static let progressView = ElementRule(
        "IBUIProgressView", inherits: view,
        ["progress": .real, "progressViewStyle": .choice(Words.progressViewStyle)])

    static let pickerView = ElementRule("IBUIPickerView", inherits: view, ["showsSelectionIndicator": .boolean])

    static let webView = ElementRule(
        "IBUIWebView", inherits: view,
        [
            "scalesPageToFit": .boolean, "allowsInlineMediaPlayback": .boolean,
            "mediaPlaybackRequiresUserAction": .boolean, "suppressesIncrementalRendering": .boolean,
            "mediaPlaybackAllowsAirPlay": .nothing, "keyboardDisplayRequiresUserAction": .nothing,
            "paginationBreakingMode": .nothing, "paginationMode": .nothing,
        ])

    static let mapView = ElementRule(
        "IBMKMapView", inherits: view,
        [
            "mapType": .choice(["standard": 0, "satellite": 1, "hybrid": 2], key: "IBMKMapType"),
            "showsUserLocation": .boolean.named("IBMKShowsUserLocation"),
            "zoomEnabled": .boolean.named("IBMKZoomEnabled"), "scrollEnabled": .boolean.named("IBMKScrollEnabled"),
            "rotateEnabled": .nothing, "pitchEnabled": .nothing, "showsBuildings": .nothing,
            "showsPointsOfInterest": .nothing,
        ])

    static let graphicsView = ElementRule(
        "IBGLKView", inherits: view,
        [
            "enableSetNeedsDisplay": .nothing, "drawableColorFormat": .nothing, "drawableDepthFormat": .nothing,
            "drawableStencilFormat": .nothing, "drawableMultisample": .nothing,
        ])

    static let all: [String: ElementRule] = [
        "view": view, "containerView": view, "window": window, "imageView": imageView, "label": label,
        "activityIndicatorView": activityIndicator, "progressView": progressView, "pickerView": pickerView,
        "webView": webView, "mapView": mapView, "glkView": graphicsView,
    ]
}
