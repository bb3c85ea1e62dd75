/// The files of the web page, which are embedded in the program.
enum PageFiles {
    static func response(for path: String) -> PageResponse? {
        switch path {
        case "/", "/index.html": .file(PackageResources.index_html, "text/html; charset=utf-8")
        case "/simulator.css": .file(PackageResources.simulator_css, "text/css; charset=utf-8")
        case "/frames.js": .file(PackageResources.frames_js, script)
        case "/stage.js": .file(PackageResources.stage_js, script)
        case "/fingers.js": .file(PackageResources.fingers_js, script)
        case "/keyboard.js": .file(PackageResources.keyboard_js, script)
        case "/motion.js": .file(PackageResources.motion_js, script)
        case "/map.js": .file(PackageResources.map_js, script)
        case "/bundle.js": .file(PackageResources.bundle_js, script)
        case "/drop.js": .file(PackageResources.drop_js, script)
        case "/sound.js": .file(PackageResources.sound_js, script)
        case "/sound-worklet.js": .file(PackageResources.sound_worklet_js, script)
        case "/microphone.js": .file(PackageResources.microphone_js, script)
        case "/microphone-worklet.js": .file(PackageResources.microphone_worklet_js, script)
        case "/panel.js": .file(PackageResources.panel_js, script)
        case "/simulator.js": .file(PackageResources.simulator_js, script)
        default: nil
        }
    }

    private static let script = "text/javascript; charset=utf-8"
}
