extension Route {
    /// W3C WebDriver's commands, those of JSON Wire that Appium's clients still send, and Appium's.
    package static let all: [Route] = session + screen + elements + alerts + appium + pages

    private static let session = [
        Route(.delete, "", .deleteSession), Route(.get, "", .getCapabilities),
        Route(.get, "appium/capabilities", .getCapabilities),
        Route(.get, "timeouts", .getTimeouts), Route(.post, "timeouts", .setTimeouts),
        Route(.post, "timeouts/implicit_wait", .setImplicitWait),
        Route(.get, "appium/settings", .getSettings), Route(.post, "appium/settings", .setSettings),
        Route(.get, "se/log/types", .getLogTypes), Route(.post, "se/log", .getLog),
        Route(.get, "log/types", .getLogTypes), Route(.post, "log", .getLog),
        Route(.get, "context", .getContext), Route(.post, "context", .setContext),
        Route(.get, "contexts", .getContexts),
        Route(.post, "execute/sync", .execute), Route(.post, "execute", .execute),
        Route(.post, "execute/async", .executeAsync),
    ]

    private static let screen = [
        Route(.get, "source", .getSource), Route(.get, "screenshot", .getScreenshot),
        Route(.get, "orientation", .getOrientation), Route(.post, "orientation", .setOrientation),
        Route(.get, "rotation", .getRotation), Route(.post, "rotation", .setRotation),
        Route(.get, "window", .getWindow), Route(.post, "window", .setWindow),
        Route(.delete, "window", .closeWindow), Route(.get, "window/handles", .getWindows),
        Route(.get, "window/rect", .getWindowRect), Route(.post, "window/rect", .setWindowRect),
        Route(.post, "window/maximize", .getWindowRect), Route(.post, "window/fullscreen", .getWindowRect),
        Route(.get, "window/:handle/size", .getWindowRect),
        Route(.post, "url", .openURL), Route(.get, "url", .getURL), Route(.get, "title", .getTitle),
        Route(.post, "back", .back), Route(.post, "forward", .forward), Route(.post, "refresh", .refresh),
        Route(.post, "actions", .performActions), Route(.delete, "actions", .releaseActions),
        Route(.post, "keys", .sendKeysAnywhere),
        Route(.get, "location", .getGeolocation), Route(.post, "location", .setLocation),
    ]

    private static let elements = [
        Route(.post, "element", .findElement), Route(.post, "elements", .findElements),
        Route(.get, "element/active", .getActiveElement), Route(.post, "element/active", .getActiveElement),
        Route(.post, "element/:element/element", .findChild),
        Route(.post, "element/:element/elements", .findChildren),
        Route(.get, "element/:element/attribute/:name", .getAttribute),
        Route(.get, "element/:element/property/:name", .getProperty),
        Route(.get, "element/:element/css/:name", .getCSS),
        Route(.get, "element/:element/text", .getText), Route(.get, "element/:element/name", .getName),
        Route(.get, "element/:element/rect", .getRect), Route(.get, "element/:element/enabled", .isEnabled),
        Route(.get, "element/:element/selected", .isSelected),
        Route(.get, "element/:element/displayed", .isDisplayed),
        Route(.get, "element/:element/computedrole", .getRole),
        Route(.get, "element/:element/computedlabel", .getLabel),
        Route(.get, "element/:element/location", .getLocation), Route(.get, "element/:element/size", .getSize),
        Route(.get, "element/:element/location_in_view", .getLocationInView),
        Route(.get, "element/:element/screenshot", .elementScreenshot),
        Route(.post, "element/:element/click", .click), Route(.post, "element/:element/clear", .clear),
        Route(.post, "element/:element/value", .sendKeys),
    ]

    private static let alerts = [
        Route(.post, "alert/accept", .acceptAlert), Route(.post, "alert/dismiss", .dismissAlert),
        Route(.get, "alert/text", .getAlertText), Route(.post, "alert/text", .setAlertText),
    ]

    private static let appium = [
        Route(.post, "appium/device/install_app", .installApp),
        Route(.post, "appium/device/remove_app", .removeApp),
        Route(.post, "appium/device/app_installed", .isAppInstalled),
        Route(.post, "appium/device/activate_app", .activateApp),
        Route(.post, "appium/device/terminate_app", .terminateApp),
        Route(.post, "appium/device/app_state", .queryAppState),
        Route(.post, "appium/app/background", .backgroundApp),
        Route(.post, "appium/app/launch", .launchApp), Route(.post, "appium/app/close", .closeApp),
        Route(.post, "appium/app/strings", .getStrings),
        Route(.post, "appium/device/lock", .lock), Route(.post, "appium/device/unlock", .unlock),
        Route(.post, "appium/device/is_locked", .isLocked), Route(.post, "appium/device/shake", .shake),
        Route(.get, "appium/device/system_time", .getDeviceTime),
        Route(.post, "appium/device/system_time", .getDeviceTime),
        Route(.post, "appium/device/hide_keyboard", .hideKeyboard),
        Route(.get, "appium/device/is_keyboard_shown", .isKeyboardShown),
        Route(.post, "appium/device/set_clipboard", .setClipboard),
        Route(.post, "appium/device/get_clipboard", .getClipboard),
        Route(.post, "appium/device/push_file", .pushFile), Route(.post, "appium/device/pull_file", .pullFile),
    ]

    /// W3C's commands for what only pages of the web have.
    private static let pages = [
        Route(.get, "cookie", .unsupported), Route(.post, "cookie", .unsupported),
        Route(.delete, "cookie", .unsupported), Route(.get, "cookie/:name", .unsupported),
        Route(.delete, "cookie/:name", .unsupported), Route(.post, "frame", .unsupported),
        Route(.post, "frame/parent", .unsupported), Route(.post, "window/new", .unsupported),
        Route(.post, "window/minimize", .unsupported), Route(.post, "print", .unsupported),
        Route(.get, "element/:element/shadow", .unsupported),
        Route(.post, "shadow/:shadow/element", .unsupported), Route(.post, "shadow/:shadow/elements", .unsupported),
    ]
}
