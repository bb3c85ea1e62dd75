import DeviceLink
import Foundation
import Testing
import UIKit

extension KeyboardStageTests {
    /// Fingers on the keyboard.
    @MainActor @Suite struct KeyboardTests {
        @Test func tappedKeysWrite() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.tap("h", "e", "y", "space", "return", "x", "delete")
            #expect(stage.view.text == "hey \n")
        }

        @Test(arguments: [
            UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .url, .numberPad, .phonePad, .namePhonePad,
            .emailAddress, .decimalPad,
        ])
        func keysLieBesideEachOtherInsideTheKeyboard(_ type: UIKeyboardType) throws {
            for language in ["en", "fr", "de"] {
                let stage = try KeyboardStage(language: language, locale: "\(language)_XX")
                defer { stage.close() }
                stage.view.keyboardType = type
                try stage.beginTyping()
                for plane in ["", "more, numbers", "more, symbols"] {
                    if !plane.isEmpty, (try? stage.key(plane)) != nil { try stage.tap(plane) }
                    let frames = stage.keys.map(\.frame)
                    #expect(frames.count >= 5)
                    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 && $0.minY >= 264 && $0.maxY <= 480 })
                    for (index, frame) in frames.enumerated() {
                        for other in frames.dropFirst(index + 1) {
                            let common = frame.intersection(other)
                            #expect(common.isNull || common.width < 1 || common.height < 1, "\(frame) \(other)")
                        }
                    }
                }
            }
        }

        @Test func rowsStandWhereTheyStoodOnThePhone() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            // Ten keys of 32 points, nine after half a key, seven after one and a half.
            #expect(try stage.key("q").frame.midX == 16 && stage.key("p").frame.midX == 304)
            #expect(try stage.key("a").frame.midX == 32 && stage.key("l").frame.midX == 288)
            #expect(try stage.key("z").frame.midX == 64 && stage.key("m").frame.midX == 256)
            #expect(try stage.key("a").frame.midY - stage.key("q").frame.midY == 54)
            #expect(try stage.key("space").frame.midX == 160)
        }

        @Test(arguments: [("en", "qwerty"), ("fr", "azerty"), ("de", "qwertz")])
        func lettersAreArrangedByLanguage(language: String, row: String) throws {
            let stage = try KeyboardStage(language: language)
            defer { stage.close() }
            try stage.beginTyping()
            #expect(stage.keys.prefix(6).compactMap(\.label).joined() == row)
        }

        @Test func shiftMakesOneCapital() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.tap("shift")
            #expect(try stage.key("shift").traits.contains("selected"))
            try stage.tap("A", "b")
            #expect(stage.view.text == "Ab")
            try stage.tap("shift")
            try stage.wait(1)
            try stage.tap("shift", "c")
            #expect(stage.view.text == "Abc")
        }

        @Test func shiftPressedTwiceStays() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.tap("shift", "shift", "A", "B")
            try stage.wait(1)
            try stage.tap("shift", "c")
            #expect(stage.view.text == "ABc")
        }

        @Test func aHeldShiftKeyMakesCapitals() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.press("shift", finger: 2)
            try stage.tap("A", "B")
            try stage.lift("shift", finger: 2)
            try stage.tap("c")
            #expect(stage.view.text == "ABc")
        }

        @Test func theKeyUnderTheLiftedFingerCounts() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.press("a")
            try stage.slide(to: "s")
            try stage.slide(to: "d")
            #expect(stage.view.text.isEmpty)
            try stage.lift("d")
            #expect(stage.view.text == "d")
            try stage.press("shift")
            try stage.slide(to: "E")
            try stage.lift("E")
            try stage.tap("f")
            #expect(stage.view.text == "dEf")
        }

        @Test func aSecondThumbLiftsTheFirst() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.press("a", finger: 1)
            try stage.press("l", finger: 2)
            #expect(stage.view.text == "a")
            try stage.lift("a", finger: 1)
            try stage.lift("l", finger: 2)
            #expect(stage.view.text == "al")
        }

        @Test func cancelledFingersWriteNothing() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.press("a")
            try stage.touch(.cancelled, "a", 1)
            #expect(stage.view.text.isEmpty)
        }

        @Test func aSpaceAfterAMarkLeadsBackToTheLetters() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.tap("more, numbers", "space")
            _ = try stage.key("more, letters")
            try stage.tap("1", "space", "q", "more, numbers", "more, symbols", "€", "more, letters", "w")
            #expect(stage.view.text == " 1 q€w")
        }

        @Test func slidingFromTheNumbersKeyWritesOneMark() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.press("more, numbers")
            try stage.slide(to: "?")
            try stage.lift("?")
            try stage.tap("q")
            #expect(stage.view.text == "?q")
        }

        @Test func aHeldDeleteKeyGoesOn() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            stage.view.text = "abcdefgh"
            try stage.beginTyping()
            try stage.press("delete")
            #expect(stage.view.text == "abcdefg")
            try stage.wait(0.45)
            #expect(stage.view.text == "abcdefg")
            try stage.wait(0.3)
            #expect(stage.view.text == "abcd")
            try stage.lift("delete")
            try stage.wait(1)
            #expect(stage.view.text == "abcd")
        }

        @Test func aDeleteKeyHeldLongTakesWords() throws {
            let target = TypingTarget()
            let stage = try KeyboardStage(target)
            defer { stage.close() }
            target.text = "one two three " + String(repeating: "x", count: 21)
            try stage.beginTyping()
            try stage.press("delete")
            try stage.wait(0.5 + 19 * 0.1 + 0.05)
            #expect(target.text == "one two three ")
            try stage.wait(0.1)
            #expect(target.text == "one two ")
            try stage.lift("delete")
        }

        @Test func aHeldKeyOffersItsAccents() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            let frame = try stage.key("e").frame
            let place = CGPoint(x: frame.midX, y: frame.midY)
            try stage.touch(.began, at: place)
            try stage.wait(0.6)
            try stage.touch(.ended, at: place)
            #expect(stage.view.text == "e")
            try stage.touch(.began, at: place)
            try stage.wait(0.6)
            try stage.touch(.moved, at: CGPoint(x: place.x + 62, y: place.y - 60))
            try stage.touch(.ended, at: CGPoint(x: place.x + 62, y: place.y - 60))
            #expect(stage.view.text == "eé")
        }

        @Test func accentsFollowTheShiftKey() throws {
            let stage = try KeyboardStage(language: "fr", locale: "fr_FR")
            defer { stage.close() }
            try stage.beginTyping()
            try stage.tap("shift")
            let frame = try stage.key("E").frame
            try stage.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
            try stage.wait(0.6)
            try stage.touch(.moved, at: CGPoint(x: frame.midX + 32, y: frame.midY))
            try stage.touch(.ended, at: CGPoint(x: frame.midX + 32, y: frame.midY))
            #expect(stage.view.text == "É")
        }

        @Test func twoSpacesMakeAFullStop() throws {
            let target = TypingTarget()
            let stage = try KeyboardStage(target)
            defer { stage.close() }
            target.autocapitalizationType = .sentences
            try stage.beginTyping()
            try stage.tap("A", "space", "space")
            #expect(target.text == "A. ")
            try stage.tap("B", "space")
            try stage.wait(2)
            try stage.tap("space")
            #expect(target.text == "A. B  ")
        }

        @Test func theReturnKeyWaitsForText() throws {
            let target = TypingTarget()
            let stage = try KeyboardStage(target)
            defer { stage.close() }
            target.enablesReturnKeyAutomatically = true
            target.returnKeyType = .search
            try stage.beginTyping()
            #expect(try !stage.key("Search").isEnabled)
            try stage.tap("Search")
            #expect(target.returns == 0)
            try stage.tap("a", "Search")
            #expect(target.returns == 1)
        }

        @Test func returnKeysSpeakTheDevicesLanguage() throws {
            let stage = try KeyboardStage(language: "fr-FR", locale: "fr_FR")
            defer { stage.close() }
            stage.view.returnKeyType = .done
            try stage.beginTyping()
            _ = try stage.key("Terminé")
            stage.view.returnKeyType = .default
            stage.view.reloadInputViews()
            _ = try stage.key("retour")
        }

        @Test func numberPadsWriteDigits() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            stage.view.keyboardType = .phonePad
            try stage.beginTyping()
            try stage.tap("1", "0", "more, symbols", "+", "#", "pause", "more, numbers", "9", "delete")
            #expect(stage.view.text == "10+#,")
            stage.view.keyboardType = .decimalPad
            stage.view.reloadInputViews()
            try stage.tap(".", "5")
            #expect(stage.view.text == "10+#,.5")
        }

        @Test func aWordListCorrectsWhatIsMistyped() throws {
            final class List: WordList {
                func correction(for word: String) -> String? { word == "teh" ? "the" : nil }
            }
            let target = TypingTarget()
            let stage = try KeyboardStage(target)
            let list = List()
            InputViews.main.wordList = list
            defer {
                InputViews.main.wordList = nil
                stage.close()
            }
            try stage.beginTyping()
            try stage.tap("t", "e", "h", "space", "t", "e", "space")
            #expect(target.text == "the te ")
        }

        @Test(arguments: [
            ("", true), ("Hello", false), ("Hello ", false), ("Hello. ", true), ("Hello.", false), ("Is it? ", true),
            ("He said \"No.\" ", true), ("line\n", true), ("1.5 ", false), ("…  ", true), ("(", true), ("   ", true),
        ])
        func sentencesBeginWithCapitals(text: String, wants: Bool) {
            #expect(Capitalization.wantsCapital(after: text, .sentences) == wants)
        }

        @Test func wordsAndEverythingCanBeCapitals() {
            #expect(Capitalization.wantsCapital(after: "one ", .words))
            #expect(!Capitalization.wantsCapital(after: "one", .words))
            #expect(Capitalization.wantsCapital(after: "one", .allCharacters))
            #expect(!Capitalization.wantsCapital(after: "", .none))
        }
    }
}
