/// The words in `document` files for the platform's enumerations.
enum Words {
    static let contentMode = [
        "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6,
        "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
    ]

    // MARK: Text

    /// Justified and natural alignment came with iOS 6; both are read as left.
    static let textAlignment = ["left": 0, "center": 1, "right": 2, "justified": 0, "natural": 0]
    static let lineBreakMode = [
        "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
    ]
    static let baselineAdjustment = ["alignBaselines": 0, "alignCenters": 1, "none": 2]
    static let borderStyle = ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3]
    static let viewMode = ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3]
    static let autocapitalization = ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3]
    static let automatic = ["default": 0, "no": 1, "yes": 2]
    static let keyboard = [
        "default": 0, "alphabet": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4, "phonePad": 5,
        "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 3,
    ]
    static let keyboardAppearance = ["default": 0, "alert": 1, "dark": 1, "light": 0]
    static let returnKey = [
        "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8,
        "done": 9, "emergencyCall": 10, "continue": 0,
    ]

    // MARK: Controls

    static let horizontalAlignment = ["center": 0, "left": 1, "right": 2, "fill": 3, "leading": 1, "trailing": 2]
    static let verticalAlignment = ["center": 0, "top": 1, "bottom": 2, "fill": 3]
    /// `system` is iOS 7's replacement of the rounded rectangle.
    static let buttonType = [
        "custom": 0, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5,
        "system": 1,
        "close": 0,
    ]
    static let segmentedControlStyle = ["plain": 0, "bordered": 1, "bar": 2, "bezeled": 3]
    static let datePickerMode = ["time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3]
    static let indicatorViewStyle = ["whiteLarge": 0, "white": 1, "gray": 2, "large": 0, "medium": 2]
    static let progressViewStyle = ["default": 0, "bar": 1]

    // MARK: Scroll views and tables

    static let indicatorStyle = ["default": 0, "black": 1, "white": 2]
    static let tableStyle = ["plain": 0, "grouped": 1, "insetGrouped": 1]
    static let separatorStyle = ["none": 0, "singleLine": 1, "singleLineEtched": 2]
    static let cellStyle = [
        "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
        "IBUITableViewCellStyleSubtitle": 3,
    ]
    static let selectionStyle = ["none": 0, "blue": 1, "gray": 2, "default": 1]
    /// The detail button without chevron came with iOS 7.
    static let accessoryType = [
        "none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 2,
    ]

    // MARK: Bars

    static let barStyle = ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]
    static let barButtonStyle = ["plain": 0, "bordered": 1, "done": 2]
    static let barButtonSystemItem = [
        "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6, "compose": 7,
        "reply": 8, "action": 9, "organize": 10, "bookmarks": 11, "search": 12, "refresh": 13, "stop": 14, "camera": 15,
        "trash": 16, "play": 17, "pause": 18, "rewind": 19, "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23,
    ]
    static let tabBarSystemItem = [
        "more": 0, "favorites": 1, "featured": 2, "topRated": 3, "recents": 4, "contacts": 5, "history": 6,
        "bookmarks": 7, "search": 8, "downloads": 9, "mostRecent": 10, "mostViewed": 11,
    ]

    // MARK: Controllers

    static let modalTransitionStyle = ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]
    static let modalPresentationStyle = [
        "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "overFullScreen": 0,
        "overCurrentContext": 3, "automatic": 0,
    ]
    static let pageTransitionStyle = ["pageCurl": 0, "scroll": 1]
    static let pageOrientation = ["horizontal": 0, "vertical": 1]
    static let spineLocation = ["none": 0, "min": 1, "mid": 2, "max": 3]

    // MARK: Gestures

    static let swipeDirection = ["right": 1, "left": 2, "up": 4, "down": 8]

    // MARK: Connections

    /// Interface Builder's numbers of control events: the event mask is `1 << (number - 1)`.
    static let event = [
        "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 3, "touchDragOutside": 4, "touchDragEnter": 5,
        "touchDragExit": 6, "touchUpInside": 7, "touchUpOutside": 8, "touchCancel": 9, "valueChanged": 13,
        "primaryActionTriggered": 14, "editingDidBegin": 17, "editingChanged": 18, "editingDidEnd": 19,
        "editingDidEndOnExit": 20,
    ]

    // MARK: Option sets, whose words are attributes with value YES

    static let autoresizing = [
        "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16,
        "flexibleMaxY": 32,
    ]
    static let dataDetectors = ["phoneNumber": 1, "link": 2, "address": 4, "calendarEvent": 8]
    static let accessibilityTraits = [
        "none": 0, "button": 1, "link": 2, "image": 4, "selected": 8, "playsSound": 16, "keyboardKey": 32,
        "staticText": 64, "summaryElement": 128, "notEnabled": 256, "updatesFrequently": 512, "searchField": 1024,
        "startsMediaSession": 2048, "adjustable": 4096, "allowsDirectInteraction": 8192,
        "causesPageTurn": 16384, "header": 65536,
    ]
    static let arrowDirections = ["up": 1, "down": 2, "left": 4, "right": 8]
}
