// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/HostText.h"

#include "core/base/FileScope.h"
#include "core/base/Tokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace warpgrain::model {

namespace {

using Word = std::string_view;
using Number = std::optional<HostTextNumber>;

constexpr std::array operators{Word("<<="), Word(">>="), Word("<<"), Word(">>"), Word("<="), Word(">="),
                               Word("=="),  Word("!="),  Word("&&"), Word("||"), Word("->"), Word("++"),
                               Word("--"),  Word("+="),  Word("-="), Word("*="), Word("/="), Word("%="),
                               Word("&="),  Word("|="),  Word("^="), Word("::")};

bool isName(Word word) {
  return !word.empty() && isIdentifierCharacter(word[0]) && (word[0] < '0' || word[0] > '9');
}

bool isOpening(Word word) {
  return word == "(" || word == "[" || word == "{";
}

bool isClosing(Word word) {
  return word == ")" || word == "]" || word == "}";
}

/// Words before a name that is no declaration's.
bool isKeyword(Word word) {
  return word == "return" || word == "else" || word == "case" || word == "goto" || word == "sizeof" || word == "do";
}

HostText::Words wordsOf(std::string_view text) {
  HostText::Words out;
  const std::vector<Token> tokens = tokensWithoutComments(text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::directive) continue;
    Word word = textOf(text, tokens[i]);
    if (tokens[i].kind == TokenKind::punctuation && word.size() == 1)
      for (const Word each : operators)
        if (text.substr(tokens[i].begin, each.size()) == each) {
          word = text.substr(tokens[i].begin, each.size());
          i += each.size() - 1;
          break;
        }
    out.push_back(word);
  }
  return out;
}

std::int64_t sizeOf(const std::string &type) {
  static const std::map<std::string, std::int64_t, std::less<>> sizes{
      {"char", 1},      {"cl_char", 1},    {"cl_uchar", 1}, {"unsignedchar", 1}, {"short", 2},       {"cl_short", 2},
      {"cl_half", 2},   {"cl_ushort", 2},  {"int", 4},      {"unsigned", 4},     {"unsignedint", 4}, {"float", 4},
      {"cl_int", 4},    {"cl_uint", 4},    {"cl_float", 4}, {"int32_t", 4},      {"uint32_t", 4},    {"double", 8},
      {"long", 8},      {"cl_long", 8},    {"cl_ulong", 8}, {"cl_double", 8},    {"size_t", 8},      {"int64_t", 8},
      {"cl_float2", 8}, {"cl_float4", 16}, {"cl_int4", 16}, {"cl_double2", 16},  {"longlong", 8}};
  const auto found = sizes.find(type);
  return found == sizes.end() ? 0 : found->second;
}

bool isType(Word word) {
  return word == "unsigned" || word == "signed" || word == "const" || word == "bool" || sizeOf(std::string(word)) > 0;
}

Number whole(std::int64_t value, bool isGuess) {
  return HostTextNumber{.value = value, .isGuess = isGuess};
}

double realOf(const HostTextNumber &number) {
  return std::visit([](auto value) { return static_cast<double>(value); }, number.value);
}

Number combined(Word op, const HostTextNumber &left, const HostTextNumber &right) {
  const bool isGuess = left.isGuess || right.isGuess;
  const auto *a = std::get_if<std::int64_t>(&left.value);
  const auto *b = std::get_if<std::int64_t>(&right.value);
  if (a == nullptr || b == nullptr) {
    const double x = realOf(left);
    const double y = realOf(right);
    if (op == "+") return HostTextNumber{x + y, isGuess};
    if (op == "-") return HostTextNumber{x - y, isGuess};
    if (op == "*") return HostTextNumber{x * y, isGuess};
    if (op == "/" && y != 0) return HostTextNumber{x / y, isGuess};
    if (op == "<") return whole(x < y, isGuess);
    if (op == ">") return whole(x > y, isGuess);
    return std::nullopt;
  }
  std::int64_t out = 0;
  if (op == "+") return __builtin_add_overflow(*a, *b, &out) ? std::nullopt : whole(out, isGuess);
  if (op == "-") return __builtin_sub_overflow(*a, *b, &out) ? std::nullopt : whole(out, isGuess);
  if (op == "*") return __builtin_mul_overflow(*a, *b, &out) ? std::nullopt : whole(out, isGuess);
  if ((op == "/" || op == "%") && *b > 0) return whole(op == "/" ? *a / *b : *a % *b, isGuess);
  if ((op == "<<" || op == ">>") && *b >= 0 && *b < 31 && *a >= 0 && *a < (std::int64_t{1} << 31))
    return whole(op == "<<" ? *a << *b : *a >> *b, isGuess);
  if (op == "<") return whole(*a < *b, isGuess);
  if (op == ">") return whole(*a > *b, isGuess);
  if (op == "<=") return whole(*a <= *b, isGuess);
  if (op == ">=") return whole(*a >= *b, isGuess);
  if (op == "==") return whole(*a == *b, isGuess);
  if (op == "!=") return whole(*a != *b, isGuess);
  if (op == "&&") return whole(*a != 0 && *b != 0, isGuess);
  if (op == "||") return whole(*a != 0 || *b != 0, isGuess);
  if (op == "&") return whole(*a & *b, isGuess);
  if (op == "|") return whole(*a | *b, isGuess);
  return std::nullopt;
}

int strengthOf(Word op) {
  if (op == "*" || op == "/" || op == "%") return 8;
  if (op == "+" || op == "-") return 7;
  if (op == "<<" || op == ">>") return 6;
  if (op == "<" || op == ">" || op == "<=" || op == ">=") return 5;
  if (op == "==" || op == "!=") return 4;
  if (op == "&" || op == "|") return 3;
  if (op == "&&") return 2;
  return op == "||" ? 1 : 0;
}

Number literal(Word word) {
  std::string text(word);
  std::erase(text, '\'');
  const bool isHex = text.starts_with("0x") || text.starts_with("0X");
  const bool isReal = !isHex && (text.find_first_of(".eE") != std::string::npos || text.ends_with('f'));
  if (isReal) return HostTextNumber{std::strtod(text.c_str(), nullptr), false};
  while (!text.empty() && std::string_view("uUlL").find(text.back()) != std::string_view::npos)
    text.pop_back();
  char *end = nullptr;
  const long long value = std::strtoll(text.c_str(), &end, 0);
  return text.empty() || *end != 0 ? std::nullopt : whole(value, false);
}

/// A recursive descent over the words of one expression.
class Evaluation {
public:
  Evaluation(const HostText &text, const HostText::Words &words, int depth)
      : text_(text), words_(words), depth_(depth) {}

  Number whole() {
    const Number out = conditional();
    return at_ == words_.size() ? out : std::nullopt;
  }

private:
  Word word(std::size_t ahead = 0) const { return at_ + ahead < words_.size() ? words_[at_ + ahead] : Word(); }

  bool take(Word expected) {
    if (word() != expected) return false;
    ++at_;
    return true;
  }

  Number conditional() {
    const Number condition = binary(1);
    if (!take("?")) return condition;
    const Number yes = conditional();
    if (!take(":")) return std::nullopt;
    const Number no = conditional();
    if (!condition) return std::nullopt;
    return realOf(*condition) != 0 ? guessOf(yes, condition->isGuess) : guessOf(no, condition->isGuess);
  }

  static Number guessOf(Number number, bool isGuess) {
    if (number) number->isGuess = number->isGuess || isGuess;
    return number;
  }

  Number binary(int least) {
    Number left = unary();
    while (strengthOf(word()) >= least && strengthOf(word()) > 0) {
      const Word op = word();
      ++at_;
      const Number right = binary(strengthOf(op) + 1);
      left = left && right ? combined(op, *left, *right) : std::nullopt;
    }
    return left;
  }

  Number unary() {
    constexpr int deepest = 200;
    if (nesting_ >= deepest) return std::nullopt;
    ++nesting_;
    const Number out = signedOne();
    --nesting_;
    return out;
  }

  Number signedOne() {
    if (take("-")) {
      const Number value = unary();
      return value ? combined("-", {std::int64_t{0}, false}, *value) : std::nullopt;
    }
    if (take("+")) return unary();
    if (word() == "(" && isCast()) {
      bool isReal = false;
      for (; !take(")"); ++at_)
        isReal = isReal || word().ends_with("float") || word().ends_with("double");
      return converted(unary(), isReal);
    }
    return primary();
  }

  /// As a cast to a whole number, or to a real one, has it.
  static Number converted(Number number, bool isReal) {
    if (!number) return number;
    const double real = realOf(*number);
    constexpr double largest = 9e18;
    if (isReal) return HostTextNumber{real, number->isGuess};
    if (std::holds_alternative<std::int64_t>(number->value)) return number;
    return std::abs(real) < largest ? model::whole(static_cast<std::int64_t>(real), number->isGuess) : std::nullopt;
  }

  /// `ceil(x)` and `floor(x)`, which give real numbers.
  Number rounded(bool isUp) {
    const Number inner = primary(); // with the parentheses
    if (!inner) return inner;
    return HostTextNumber{isUp ? std::ceil(realOf(*inner)) : std::floor(realOf(*inner)), inner->isGuess};
  }

  /// "(const size_t)"; no pointers: what they lead to is no number here.
  bool isCast() const {
    std::size_t i = at_ + 1;
    for (; i < words_.size() && words_[i] != ")"; ++i)
      if (!isType(words_[i])) return false;
    return i > at_ + 1 && i + 1 < words_.size();
  }

  Number primary() {
    if (take("(")) {
      const Number out = conditional();
      return take(")") ? out : std::nullopt;
    }
    const Word first = word();
    if (first.empty() || isClosing(first)) return std::nullopt;
    ++at_;
    if (first == "sizeof" && take("(")) {
      std::string type;
      while (at_ < words_.size() && word() != ")") {
        if (word() != "struct") type += word();
        ++at_;
      }
      ++at_;
      return sizeOf(type) > 0 ? model::whole(sizeOf(type), false) : std::nullopt;
    }
    if (first == "static_cast" && take("<")) {
      while (at_ < words_.size() && !take(">"))
        ++at_;
      return primary();
    }
    if (!isName(first)) return literal(first);
    if (word() == "(" && (first == "ceil" || first == "ceilf")) return rounded(true);
    if (word() == "(" && (first == "floor" || first == "floorf")) return rounded(false);
    if (isType(first) && word() == "(") return primary(); // size_t(n)
    std::string place(first);
    while (word() == "[" || word() == "." || word() == "->") {
      const std::size_t from = at_;
      if (word() == "[") {
        int depth = 0;
        do {
          depth += word() == "[" ? 1 : word() == "]" ? -1 : 0;
          ++at_;
        } while (depth > 0 && at_ < words_.size());
      } else {
        at_ += 2;
      }
      for (std::size_t i = from; i < std::min(at_, words_.size()); ++i)
        place += words_[i];
    }
    if (word() == "(") { // a call, which is not followed
      int depth = 0;
      do {
        depth += word() == "(" ? 1 : word() == ")" ? -1 : 0;
        ++at_;
      } while (depth > 0 && at_ < words_.size());
      return std::nullopt;
    }
    return text_.numberOf({Word(place)}, depth_ + 1);
  }

  const HostText &text_;
  const HostText::Words &words_;
  int depth_;
  int nesting_ = 0;
  std::size_t at_ = 0;
};

} // namespace

HostText::HostText(std::string_view text) : words_(wordsOf(text)) {
  for (const Token &token : tokensWithoutComments(text))
    if (token.kind == TokenKind::directive) define(textOf(text, token));
  assignments();
}

/// `#define N 1024`; with parameters it is not followed.
void HostText::define(std::string_view line) {
  const Words words = wordsOf(line.substr(line.find('#') + 1));
  if (words.size() < 3 || words[0] != "define") return;
  const char *behindName = words[1].data() + words[1].size();
  if (words[2] == "(" && words[2].data() == behindName) return;
  const std::string body(words[2].data(), words.back().data() + words.back().size());
  std::vector<std::string> &all = macros_[std::string(words[1])];
  if (std::ranges::find(all, body) == all.end()) all.push_back(body);
}

std::size_t HostText::behind(std::size_t open) const {
  int depth = 0;
  for (std::size_t i = open; i < words_.size(); ++i) {
    depth += isOpening(words_[i]) ? 1 : isClosing(words_[i]) ? -1 : 0;
    if (depth == 0) return i + 1;
  }
  return words_.size();
}

std::vector<HostText::Words> HostText::listAt(std::size_t open) const {
  std::vector<Words> out;
  Words part;
  const std::size_t end = behind(open);
  int depth = 0;
  for (std::size_t i = open + 1; i + 1 < end; ++i) {
    depth += isOpening(words_[i]) ? 1 : isClosing(words_[i]) ? -1 : 0;
    if (depth == 0 && words_[i] == ",") {
      out.push_back(std::move(part));
      part.clear();
    } else {
      part.push_back(words_[i]);
    }
  }
  if (!part.empty()) out.push_back(std::move(part));
  return out;
}

std::string HostText::joined(const Words &words) {
  std::string out;
  for (const Word word : words)
    out += word;
  return out;
}

std::string HostText::placeBefore(std::size_t end) const {
  std::size_t begin = end;
  while (begin > 0) {
    if (words_[begin - 1] == "]") {
      int depth = 0;
      do {
        --begin;
        depth += words_[begin] == "]" ? 1 : words_[begin] == "[" ? -1 : 0;
      } while (depth > 0 && begin > 0);
      continue;
    }
    if (!isName(words_[begin - 1])) break;
    --begin;
    if (begin == 0 || (words_[begin - 1] != "." && words_[begin - 1] != "->" && words_[begin - 1] != "::")) break;
    --begin;
  }
  return joined(Words(words_.begin() + static_cast<long>(begin), words_.begin() + static_cast<long>(end)));
}

/// The function in whose call a place is.
std::string_view HostText::callAround(std::size_t at) const {
  constexpr std::size_t farthest = 1000; // words; tables of addresses are long
  const std::size_t first = at - std::min(at, farthest);
  int depth = 0;
  while (at-- > first) {
    if (words_[at] == ";" || words_[at] == "{") return {};
    depth += isClosing(words_[at]) ? 1 : isOpening(words_[at]) ? -1 : 0;
    if (depth < 0) return at > 0 && isName(words_[at - 1]) ? words_[at - 1] : Word();
  }
  return {};
}

/// Notes what happens to a variable where it is named.
void HostText::noteUse(std::size_t at) {
  const auto word = [&](std::size_t i) { return i < words_.size() ? words_[i] : Word(); };
  const Word before = at > 0 ? words_[at - 1] : Word();
  const std::string name(words_[at]);
  if (isName(before) && !isKeyword(before)) ++declared_[name];
  const Word next = word(at + 1);
  static const std::set<Word> changes{"++", "--", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^="};
  if (changes.contains(next) || before == "++" || before == "--") changed_.insert(name);
  // By its address, to functions other than those that only read it.
  if (before == "&" && at > 1 && !isName(words_[at - 2]) && words_[at - 2] != "]") {
    const Word call = callAround(at);
    if (!call.starts_with("clSetKernelArg") && !call.starts_with("clEnqueueNDRange") && call != "sizeof")
      changed_.insert(name);
  }
}

void HostText::assignments() {
  constexpr std::size_t longestValue = 1000; // in words; what is cut is no number
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if (isName(words_[i])) noteUse(i);
    const bool isInitialised =
        words_[i] == "(" && i > 1 && isName(words_[i - 1]) && isName(words_[i - 2]) && !isKeyword(words_[i - 2]);
    if (isInitialised) { // `cl::NDRange local(16, 16);`
      values_[std::string(words_[i - 1])].push_back(
          Words(words_.begin() + static_cast<long>(i), words_.begin() + static_cast<long>(behind(i))));
      continue;
    }
    const bool isList = words_[i] == "{" && i > 0 && words_[i - 1] == "]"; // `size_t local[2]{16, 16};`
    if (words_[i] != "=" && !isList) continue;
    Words value;
    int depth = 0;
    const std::size_t end = std::min(words_.size(), i + longestValue);
    for (std::size_t k = isList ? i : i + 1; k < end; ++k) {
      if (depth == 0 && (words_[k] == ";" || words_[k] == "," || isClosing(words_[k]))) break;
      depth += isOpening(words_[k]) ? 1 : isClosing(words_[k]) ? -1 : 0;
      value.push_back(words_[k]);
      if (isList && depth == 0) break;
    }
    if (value.size() + 2 >= longestValue) value.clear();
    std::string place = placeBefore(i);
    // The declaration of an array, whose values stand in braces.
    if (!value.empty() && value[0] == "{") place = place.substr(0, place.find('['));
    values_[place].push_back(std::move(value));
  }
}

const std::vector<HostText::Words> *HostText::valuesOf(const std::string &place) const {
  const auto found = values_.find(place);
  return found == values_.end() ? nullptr : &found->second;
}

Number HostText::numberOf(const Words &expression, int depth) const {
  constexpr int deepest = 24;
  if (depth > deepest || expression.empty()) return std::nullopt;
  if (expression.size() > 1 || !isName(expression[0])) return Evaluation(*this, expression, depth).whole();
  const std::string name(expression[0]);
  if (const auto macro = macros_.find(name); macro != macros_.end()) {
    if (macro->second.size() != 1) return std::nullopt;
    return numberOf(wordsOf(macro->second.front()), depth + 1);
  }
  // A run of the program without arguments.
  if (name == "argc") return HostTextNumber{std::int64_t{1}, true};
  const std::size_t bracket = name.find('[');
  const std::string variable = name.substr(0, bracket);
  if (changed_.contains(variable)) return std::nullopt;
  const auto *values = valuesOf(name);
  if (values == nullptr && bracket != std::string::npos) {
    // An element of a list.
    const auto *lists = valuesOf(variable);
    const Number index = literal(Word(name).substr(bracket + 1, name.find(']') - bracket - 1));
    if (lists == nullptr || lists->size() != 1 || !index || lists->front().empty() || lists->front()[0] != "{")
      return std::nullopt;
    const auto *position = std::get_if<std::int64_t>(&index->value);
    Words part;
    std::int64_t number = 0;
    for (std::size_t i = 1; i + 1 < lists->front().size(); ++i) {
      if (lists->front()[i] == ",")
        ++number;
      else if (position != nullptr && number == *position)
        part.push_back(lists->front()[i]);
    }
    return numberOf(part, depth + 1);
  }
  if (values == nullptr) return std::nullopt;
  Number out;
  for (const Words &value : *values) {
    const Number each = numberOf(value, depth + 1);
    if (!each || (out && out->value != each->value)) return std::nullopt;
    out = each;
  }
  const auto declarations = declared_.find(variable);
  if (out && declarations != declared_.end() && declarations->second > 1) out->isGuess = true;
  return out;
}

} // namespace warpgrain::model
