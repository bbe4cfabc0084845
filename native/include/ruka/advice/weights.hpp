// How somebody plays: numbers that weigh chances. Python values name them (ruka.agents.styles); nothing here does.
#pragma once

namespace ruka {

struct Weights {
    // how quickly hands are finished
    float claims = 0.45f;       // tiles that an open hand claims, for each that it draws
    float closed_claims = 0.05f;  // the same for a hand that is closed, where riichi rewards that
    float free_claims = 0.5f;   // ... and where nothing does
    float ron = 1.0f;           // wins on discards for each by draw
    float free_ron = 1.6f;      // the same where nobody folds: no riichi tells who is ready
    float others = 0.010f;      // somebody else ends the hand in the first go-round; twice that in the second
    float threatened = 0.05f;   // more of that for each seat that is ready
    // what is chosen
    float beside = 0.25f;       // what goals at another distance add to those that promise most
    float call_margin = 1.10f;  // a claim promises this much more than a pass
    float call_least = 0.03f;   // and at least this part of a usual hand
    float kong_share = 0.95f;
    float fold_keeps = 0.15f;   // the part of its promise that a hand keeps which plays safe
    float ahead = 0.8f;         // how much of the danger of discards to come counts
    float luck = 1.12f;         // ura indicators and the like of a hand that has bet
    float lost_bet = 0.35f;
};

}  // namespace ruka
