import BrowserDriver
import Foundation
import Glibc
import Testing

/// `verger ib` in a real browser: the list, the inspector, the picture, and a file that changes.
@Suite(.serialized) struct InterfacePageTests {
    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `The page shows a document and follows its file`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.document(title: "Go"), to: "Screen.xib")
        try show("Screen.xib", in: folder) { page in
            #expect(
                try page.evaluate("[...document.querySelectorAll('.row b')].map(b => b.textContent).join()") as? String
                    == "File's Owner,First Responder,View,Label (Hello),Button (Go)")
            #expect(try page.evaluate("picture.naturalWidth > 300 && picture.naturalHeight > 400") as? Bool == true)

            // A click in the picture selects the object there; the mark lies on it.
            try click(page, "stage", x: 40, y: 80)
            try page.wait(until: "document.querySelector('.row.selected b').textContent === 'Button (Go)'")
            #expect(
                try page.evaluate(
                    """
                    (m => [m.offsetLeft, m.offsetTop, m.offsetWidth, m.offsetHeight].join())
                        (document.querySelector('.mark.selected'))
                    """) as? String == "20,60,72,37")
            #expect(try page.evaluate("connections.textContent") as? String == "Eventsgo:Touch Up Inside→File's Owner")

            // A connection leads to its other end, where it stands too.
            try page.evaluate("document.querySelector('.connection').click()")
            #expect(
                try page.evaluate("connections.textContent") as? String
                    == "Outletsview→ViewReceived Actionsgo:Touch Up Inside←Button (Go)")

            // Saved, as editors save: a new file in the place of the old one.
            try folder.write(Self.document(title: "Stop"), to: "new")
            rename(folder.url.path + "/new", folder.url.path + "/Screen.xib")
            try page.wait(until: "tree.textContent.includes('Button (Stop)')")

            // Broken, it keeps the last picture.
            try folder.write("<document>\n<oops>\n", to: "Screen.xib")
            try page.wait(until: "!error.hidden && error.textContent.includes('Line ')")
            #expect(try page.evaluate("stage.className === 'stale' && picture.naturalWidth > 0") as? Bool == true)
            #expect(try page.evaluate("tree.textContent.includes('Button (Stop)')") as? Bool == true)
            try folder.write(Self.document(title: "Again"), to: "Screen.xib")
            try page.wait(until: "error.hidden && tree.textContent.includes('Button (Again)')")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `The list is walked with the keys and narrowed by words`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.document(title: "Go"), to: "Screen.xib")
        try show("Screen.xib", in: folder) { page in
            try page.evaluate("select(2), tree.focus()")
            try page.press(key: "ArrowDown", code: "ArrowDown")
            try page.wait(until: "document.querySelector('.row.selected b').textContent === 'Label (Hello)'")
            try page.press(key: "ArrowLeft", code: "ArrowLeft")
            try page.wait(until: "document.querySelector('.row.selected b').textContent === 'View'")
            try page.press(key: "ArrowLeft", code: "ArrowLeft")
            try page.wait(until: "document.querySelectorAll('.row').length === 3")
            try page.evaluate("search.value = 'hello', search.dispatchEvent(new Event('input'))")
            try page.wait(until: "document.querySelectorAll('.row').length === 2")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `Who has not the address's token gets no document`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.document(title: "Go"), to: "Screen.xib")
        try show("Screen.xib", in: folder) { page in
            let statuses = try ["/document?token=\(String(repeating: "0", count: 32))", "/document", "/Screen.xib"].map
            {
                try page.evaluate("fetch('\($0)').then(answer => answer.status)") as? Int
            }
            #expect(statuses == [403, 403, 404])
        }
    }

    @Test func `A file that is not there is wrong use`() throws {
        let folder = try TemporaryFolder()
        let result = try VergerProcess.run(["ib", "Nothing.xib"], home: folder.url, currentFolder: folder.url)
        #expect(result.status == 2)
        #expect(result.errors == "error: there is no file Nothing.xib\n    Name a .xib or .storyboard file.\n")
    }

    /// Shows a document in a page of a real browser. With VERGER_TEST_PICTURES=FOLDER the page's picture is kept there.
    private func show(_ file: String, in folder: TemporaryFolder, _ body: (BrowserPage) throws -> Void) throws {
        let command = try VergerProcess(["ib", file], home: folder.url, currentFolder: folder.url)
        defer {
            command.send(SIGINT)
            #expect(command.wait().status == 0)
        }
        let line = try #require(command.line(beginningWith: "Interface: "))
        let address = try #require(URL(string: String(line.dropFirst("Interface: ".count))))
        let browser = try Browser()
        defer { browser.close() }
        let page = try browser.open(address)
        try page.wait(until: "window.interfacePage && interfacePage.messages > 0 && picture.complete")
        if let pictures = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"] {
            try page.screenshot().write(to: URL(fileURLWithPath: pictures + "/InterfacePage.png"))
        }
        try body(page)
    }

    /// Clicks a point of an element.
    private func click(_ page: BrowserPage, _ element: String, x: Double, y: Double) throws {
        let box = try page.evaluate("(b => [b.left, b.top])(\(element).getBoundingClientRect())") as? [Any]
        let corner = (box ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
        try #require(corner.count == 2)
        try page.click(x: corner[0] + x, y: corner[1] + y)
    }

    private static func document(title: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FirstViewController">
                    <connections><outlet property="view" destination="1" id="3"/></connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <label opaque="NO" text="Hello" id="8">
                            <rect key="frame" x="20" y="20" width="280" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            <color key="textColor" red="0.1" green="0.2" blue="0.6" alpha="1" colorSpace="calibratedRGB"/>
                        </label>
                        <button opaque="NO" buttonType="roundedRect" id="9">
                            <rect key="frame" x="20" y="60" width="72" height="37"/>
                            <state key="normal" title="\(title)"/>
                            <connections>
                                <action selector="go:" destination="-1" eventType="touchUpInside" id="11"/>
                            </connections>
                        </button>
                    </subviews>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>
                </view>
            </objects>
        </document>
        """
    }
}
