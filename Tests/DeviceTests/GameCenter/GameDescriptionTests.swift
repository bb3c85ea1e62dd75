import Device
import Foundation
import Testing

/// What a file tells of a game, and what is said of files with mistakes.
@Suite struct GameDescriptionTests {
    private func problem(_ text: String) -> String {
        do {
            _ = try GameDescription(Data(text.utf8), name: "Game.plist")
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `leaderboards, achievements and players are read`() throws {
        let text = """
            {"Leaderboards": [{"Category": "points"}, {"Category": "laps", "Title": "Laps", "Format": "Hundredths",
                "Order": "Ascending"}],
             "Achievements": [{"Identifier": "first", "Title": "First", "Points": 10, "Hidden": true}],
             "Players": [{"Alias": "Bob", "Friend": true, "Scores": {"points": 7, "laps": 8}}, {"Alias": "Eve"}]}
            """
        #expect(
            try GameDescription(Data(text.utf8), name: "a").summary == [
                "points “points” Integer", "laps “Laps” Hundredths ascending", "first “First” 10 hidden",
                "Bob, a friend laps=8 points=7", "Eve",
            ])
    }

    @Test func `a mistake is told with its place and its cure`() {
        #expect(
            problem("[]") == "Game.plist: is no dictionary with “Leaderboards”, “Achievements” and “Players”.")
        #expect(
            problem(#"{"Leaderboards": [{}]}"#)
                == "Game.plist: Leaderboards[0].Category is missing, or no text of up to 255 bytes. Add it.")
        #expect(
            problem(#"{"Leaderboards": [{"Category": "a", "Order": "Up"}]}"#)
                == "Game.plist: Leaderboards[0].Order is neither Ascending nor Descending.")
        #expect(
            problem(#"{"Leaderboards": [{"Category": "a", "Format": 3}]}"#).contains(
                "Leaderboards[0].Format is none of Integer,"))
        #expect(
            problem(#"{"Achievements": [{"Identifier": "a", "Points": 101}]}"#)
                == "Game.plist: Achievements[0].Points is no whole number from 0 to 100.")
        #expect(
            problem(#"{"Players": [{"Alias": "a"}, {"Alias": "a"}]}"#)
                == "Game.plist: Players[1] has the alias “a” of a player before it. Use another one.")
        #expect(
            problem(#"{"Players": [{"Alias": "a", "Scores": {"b": "x"}}]}"#)
                .hasPrefix("Game.plist: Players[0].Scores.b is no whole number from"))
    }
}
