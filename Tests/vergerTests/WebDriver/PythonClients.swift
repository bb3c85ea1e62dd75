import TestPrograms

/// The Python clients of WebDriver.
enum PythonClients {
    static let environment = PythonEnvironment(
        "WebDriverClients", packages: ["Appium-Python-Client==6.0.9", "selenium==4.51.0"])
}
