// SPDX-License-Identifier: Apache-2.0
#include "tests/support/PageTags.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace warpgrain::tests {

namespace {

constexpr std::array<std::string_view, 30> allowed{
    "html",  "head", "meta", "title", "style",   "body",     "main", "section", "h1",      "h2",
    "p",     "b",    "ul",   "li",    "code",    "pre",      "span", "data",    "table",   "thead",
    "tbody", "tr",   "th",   "td",    "caption", "!DOCTYPE", "i",    "br",      "section", "div"};

constexpr std::array<std::string_view, 10> forbidden{"src=", "href=",   "srcset=", "url(",   "@import",
                                                     " on",  "action=", "http:",   "https:", "javascript:"};

struct Tag {
  std::string name;
  std::string attributes;
  bool closes = false;
};

/// Attributes of a tag begin behind its name; quoted values may hold anything.
std::vector<Tag> tagsOf(std::string_view page) {
  std::vector<Tag> tags;
  for (std::size_t at = page.find('<'); at != std::string_view::npos; at = page.find('<', at)) {
    std::size_t end = at;
    bool isQuoted = false;
    while (end < page.size() && (page[end] != '>' || isQuoted))
      isQuoted ^= page[end++] == '"';
    std::string_view inside = page.substr(at + 1, end - at - 1);
    Tag tag{.closes = inside.starts_with('/')};
    if (tag.closes) inside.remove_prefix(1);
    const std::size_t name = std::min(inside.find_first_of(" \n"), inside.size());
    tag.name = inside.substr(0, name);
    tag.attributes = inside.substr(name);
    tags.push_back(std::move(tag));
    at = end;
  }
  return tags;
}

} // namespace

std::vector<std::string> faultsOfPage(std::string_view page) {
  std::vector<std::string> faults;
  std::vector<std::string> open;
  for (const Tag &tag : tagsOf(page)) {
    if (std::ranges::find(allowed, tag.name) == allowed.end()) faults.push_back("a tag " + tag.name);
    for (const std::string_view word : forbidden)
      if (tag.attributes.find(word) != std::string::npos) faults.push_back(tag.name + " has" + tag.attributes);
    if (tag.name == "meta" || tag.name == "!DOCTYPE") continue;
    if (!tag.closes) {
      open.push_back(tag.name);
    } else if (open.empty() || open.back() != tag.name) {
      faults.push_back("</" + tag.name + "> closes nothing");
    } else {
      open.pop_back();
    }
  }
  for (const std::string &name : open)
    faults.push_back(name + " is not closed");
  const std::size_t style = page.find("<style>");
  const std::string_view rules = page.substr(style, page.find("</style>") - style);
  for (const std::string_view word : {"url(", "@import"})
    if (rules.find(word) != std::string::npos) faults.push_back("the style has " + std::string(word));
  return faults;
}

std::vector<std::string> dataOfPage(std::string_view page) {
  constexpr std::string_view begin = "<data value=\"";
  std::vector<std::string> out;
  for (std::size_t at = page.find(begin); at != std::string_view::npos; at = page.find(begin, at + 1)) {
    const std::size_t from = at + begin.size();
    out.emplace_back(page.substr(from, page.find('"', from) - from));
  }
  return out;
}

} // namespace warpgrain::tests
