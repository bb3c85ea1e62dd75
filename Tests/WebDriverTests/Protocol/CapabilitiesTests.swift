import Testing

import WebDriver

@Suite struct CapabilitiesTests {
    private func choose(_ always: JSONValue, _ first: JSONValue = [[:]]) throws -> SessionOptions {
        try Capabilities.choose(["capabilities": ["alwaysMatch": always, "firstMatch": first]])
    }

    @Test func `Appium's capabilities describe the device and the app`() throws {
        let options = try choose([
            "platformName": "iOS", "appium:automationName": "XCUITest", "appium:app": "/A.app",
            "appium:deviceName": "iphone 4", "appium:language": "de", "appium:locale": "de_DE",
            "appium:orientation": "landscape", "appium:newCommandTimeout": 5, "verger:virtualTime": true,
            "appium:processArguments": ["args": ["-x"], "env": ["A": "b"]], "timeouts": ["implicit": 1500],
            "appium:platformVersion": "5.0", "other:capability": ["anything"],
        ])
        #expect(
            options.model?.nameWithVersion == "iPhone 4 (5.0.1)" && options.app == "/A.app" && options.isVirtual == true
        )
        #expect(options.language == "de" && options.locale == "de_DE")
        #expect(options.orientation == "LANDSCAPE" && options.secondsBetweenCommands == 5)
        #expect(options.arguments == ["-x"] && options.environment == ["A": "b"])
        #expect(options.timeouts.implicit == 1.5)
    }

    @Test func `The first set that a device can have is taken`() throws {
        let options = try choose(
            ["platformName": "iOS"], [["appium:deviceName": "Pixel"], ["appium:deviceName": "iPad"]])
        #expect(options.model?.name == "iPad")
        #expect { _ = try choose([:], [["appium:deviceName": "Pixel"], ["browserName": "safari"]]) } throws: {
            ($0 as? DriverError)?.code == .notCreated
        }
    }

    @Test func `A booted device is found by its UDID, or by its name where that is no model's or time is real`() throws
    {
        let booted = BootedDevices(
            find: { ["auto": "Mine", "ABC": "Mine", "Mine": "Mine", "iPhone 4": "iPhone 4"][$0] }, connect: { _ in -1 })
        func device(_ always: JSONValue) throws -> String? {
            try Capabilities.choose(["capabilities": ["alwaysMatch": always]], booted: booted).bootedDevice
        }
        #expect(
            try device(["appium:udid": "ABC", "appium:deviceName": "whatever", "appium:bundleId": "a.b"]) == "Mine")
        #expect(try device(["appium:udid": "auto"]) == "Mine")
        #expect(try device(["appium:deviceName": "Mine"]) == "Mine")
        #expect(try device(["appium:deviceName": "iPhone 4"]) == nil)
        #expect(try device(["appium:deviceName": "iPhone 4", "verger:virtualTime": false]) == "iPhone 4")
        #expect(try device(["appium:deviceName": "iPad", "verger:virtualTime": false]) == nil)
        let refused: [JSONValue] = [
            ["appium:udid": "DEF"], ["appium:deviceName": "Yours"], ["appium:udid": "ABC", "verger:virtualTime": true],
        ]
        for always in refused {
            #expect { _ = try device(always) } throws: { ($0 as? DriverError)?.code == .notCreated }
        }
    }

    @Test(
        arguments: [
            ["appium:noReset": true, "appium:fullReset": true], ["appium:platformVersion": "17.0"],
            ["platformName": "Android"], ["appium:automationName": "Flutter"], ["appium:bundleId": "com.example.App"],
            ["appium:language": "../.."], ["appium:locale": ""],
        ] as [JSONValue])
    func `What no device has makes no session`(always: JSONValue) {
        #expect { _ = try choose(always) } throws: { ($0 as? DriverError)?.code == .notCreated }
    }

    @Test(
        arguments: [
            ["deviceName": "iPhone 4"], ["appium:deviceName": 4], ["verger:virtualTime": "yes"],
            ["appium:orientation": "SIDEWAYS"], ["timeouts": ["implicit": -1]], ["timeouts": ["implicit": 1.5]],
            ["appium:processArguments": ["args": [1]]],
        ] as [JSONValue])
    func `What is of the wrong kind is an invalid argument`(always: JSONValue) {
        #expect { _ = try choose(always) } throws: { ($0 as? DriverError)?.code == .invalidArgument }
    }
}
