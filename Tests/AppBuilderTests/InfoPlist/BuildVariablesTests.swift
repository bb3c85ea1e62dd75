import AppBuilder
import Testing

@Suite struct BuildVariablesTests {
    @Test(arguments: [
        ("com.example.${PRODUCT_NAME:rfc1034identifier}", "com.example.My-App-2"),
        ("$(PRODUCT_NAME)", "My App_2"),
        ("${PRODUCT_NAME:identifier}", "My_App_2"),
        ("$(PRODUCT_NAME:rfc1034identifier:lower)", "my-app-2"),
        ("no variable", "no variable"),
        ("5 $ and ${unclosed", "5 $ and ${unclosed"),
        ("${PRODUCT_NAME)", "${PRODUCT_NAME)"),
        ("a$", "a$"),
        ("${PRODUCT_NAME}${PRODUCT_NAME}", "My App_2My App_2"),
    ])
    func `Variables expand as in Xcode`(text: String, expected: String) {
        var variables = BuildVariables(["PRODUCT_NAME": "My App_2"])
        #expect(variables.expand(text) == expected)
        #expect(variables.unknownNames.isEmpty)
    }

    @Test func `A variable without value gives nothing and is remembered`() {
        var variables = BuildVariables([:])
        #expect(variables.expand("[${TEAM}]") == "[]")
        #expect(variables.unknownNames == ["TEAM"])
    }
}
